import type { ReactNode } from 'react';
import * as styles from './Completion.css.ts';

export interface CompletionProps {
  /** The outcome in a sentence. */
  children: ReactNode;
  /** Key figure below the sentence, such as the total. */
  figure?: ReactNode;
  /** Picture of the subject, such as an `Avatar`; the check becomes a badge on it. */
  picture?: ReactNode;
  /** Shows a clock in place of the check: the request was accepted, its outcome is open. */
  isPending?: boolean;
}

const signs = { check: 'M17 29 L25 37 L40 20', clock: 'M28 15 L28 29 L37 34' };

/** Success: a check that draws itself once, a sentence and a figure. */
export function Completion(props: CompletionProps) {
  const { children, figure, picture, isPending = false } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain paragraphs
    <div className={styles.head} role="status">
      <span className={styles.top}>
        {picture}
        <svg
          className={styles.sign({ isBadge: picture !== undefined })}
          viewBox="0 0 56 56"
          fill="none"
          aria-hidden="true"
        >
          <circle className={styles.ground} cx="28" cy="28" r="28" />
          <path
            className={styles.line}
            d={isPending ? signs.clock : signs.check}
            pathLength="1"
            stroke="currentColor"
            strokeWidth={picture === undefined ? 3 : 6}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <p className={styles.words}>{children}</p>
      {figure}
    </div>
  );
}
