import type { ReactNode } from 'react';
import * as styles from './ChatLog.css.ts';
import { useEndInView } from './useEndInView.ts';

export interface ChatLogProps {
  /** Names the conversation for screen readers. */
  label: string;
  /**
   * Identifies the last message and its status. When it changes, the page scrolls
   * to its end, unless the reader has gone back to earlier messages.
   */
  last: string;
  /** The last message is the reader's own: it is scrolled to in any case. */
  lastIsOwn?: boolean;
  /** `ChatDay`s with `MessageBubble`s, oldest first. */
  children: ReactNode;
}

/** A conversation. What comes is announced when the reader has a moment; what changes is not. */
export function ChatLog({ label, last, lastIsOwn = false, children }: ChatLogProps) {
  useEndInView(last, lastIsOwn);
  return (
    <div role="log" aria-label={label} aria-relevant="additions" className={styles.log}>
      {children}
    </div>
  );
}

export interface ChatDayProps {
  /** The day's name. */
  label: ReactNode;
  children: ReactNode;
}

/** The messages of one day, under its name. */
export function ChatDay({ label, children }: ChatDayProps) {
  return (
    <div className={styles.group}>
      <p className={styles.day}>{label}</p>
      {children}
    </div>
  );
}
