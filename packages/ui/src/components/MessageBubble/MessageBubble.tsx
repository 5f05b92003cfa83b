import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './MessageBubble.css.ts';

export interface MessageBubbleProps {
  /** `own` is at the end of the line, `other` at its start. */
  side: 'own' | 'other';
  /** The author, for screen readers: sighted users see the side. */
  author: string;
  /** Plain text, shown as it is. */
  text: string;
  /** When it was written, or that it is on its way. */
  foot: ReactNode;
  /** Why it has not arrived. */
  trouble?: ReactNode;
  /** Buttons below, for a message that has not arrived. */
  actions?: ReactNode;
}

/** One message of a conversation. */
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
