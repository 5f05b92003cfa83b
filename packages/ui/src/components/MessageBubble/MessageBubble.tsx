import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './MessageBubble.css.ts';

export interface MessageBubbleProps {
  /** `own` is at the end of the line, `other` at the start. */
  side: 'own' | 'other';
  /** Author, for screen readers. */
  author: string;
  /** Plain text. */
  text: string;
  /** Time of the message, or a text while it is being sent. */
  foot: ReactNode;
  /** Reason why the message was not sent. */
  trouble?: ReactNode;
  /** Buttons for a message that was not sent. */
  actions?: ReactNode;
}

/** A chat message. */
export function MessageBubble({ side, author, text, foot, trouble, actions }: MessageBubbleProps) {
  const failed = trouble !== undefined;
  return (
    <div className={styles.message({ side })}>
      <span className={styles.author}>{author}</span>
      <p dir="auto" className={styles.bubble({ side, failed })}>
        {text}
      </p>
      {failed ? (
        <p className={styles.trouble}>
          <span className={styles.troubleSign}>
            <Glyph of={CircleAlert} size={16} />
          </span>
          <span>{trouble}</span>
        </p>
      ) : (
        <p className={styles.foot}>{foot}</p>
      )}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
