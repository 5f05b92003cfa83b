import type { ReactNode } from 'react';
import * as styles from './ChatLog.css.ts';
import { useEndInView } from './useEndInView.ts';

export interface ChatLogProps {
  /** Accessible name. */
  label: string;
  /**
   * Key made of the last message's id and status. When the key changes, the page scrolls to the
   * end, unless the reader has scrolled back.
   */
  last: string;
  /**
   * The reader wrote the last message: the page scrolls to this message even if the reader had
   * scrolled back.
   */
  lastIsOwn?: boolean;
  /** `ChatDay`s with `MessageBubble`s, oldest first. */
  children: ReactNode;
}

/** A conversation. New messages are announced politely; changes to earlier messages are not. */
export function ChatLog({ label, last, lastIsOwn = false, children }: ChatLogProps) {
  useEndInView(last, lastIsOwn);
  return (
    <div role="log" aria-label={label} aria-relevant="additions" className={styles.log}>
      {children}
    </div>
  );
}

export interface ChatDayProps {
  /** Name of the day. */
  label: ReactNode;
  children: ReactNode;
}

/** Messages of one day. */
export function ChatDay({ label, children }: ChatDayProps) {
  return (
    <div className={styles.group}>
      <p className={styles.day}>{label}</p>
      {children}
    </div>
  );
}
