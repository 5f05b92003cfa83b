import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as styles from './Steps.css.ts';

/** How far a step is: behind, under way, stopped by a fault, ended without one, or still to come. */
export type StepState = 'done' | 'current' | 'failed' | 'ended' | 'upcoming';

/** One step of a way. */
export interface Step {
  /** What is done in it. */
  label: ReactNode;
  /** A quieter line below it: when, how long it takes. */
  detail?: ReactNode;
  /** How far it is. */
  state: StepState;
  /** What the mark says to those who do not see it. */
  stateLabel: string;
}

export interface StepsProps {
  /** Names the steps for screen readers. */
  label: string;
  /** Shown in their order, which never changes: a step has no identity besides it. */
  steps: readonly Step[];
}

const signs: Record<StepState, string> = {
  done: 'M5 8.5 7.2 10.7 11 6',
  current: 'M8 6.5A1.5 1.5 0 1 1 8 9.5 1.5 1.5 0 1 1 8 6.5',
  failed: 'M6 6 10 10M10 6 6 10',
  ended: 'M5.5 8h5',
  upcoming: '',
};

/** How far something has come, one step below the other: what is done, what is under way, how it ended. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- steps keep their places
          key={index}
          className={styles.step}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <svg
            className={styles.mark({ state: step.state })}
            viewBox="0 0 16 16"
            aria-hidden="true"
            focusable="false"
          >
            <path d={signs[step.state]} />
          </svg>
          <span className={styles.words}>
            <span className={styles.label({ state: step.state })}>{step.label}</span>
            <span className={visuallyHidden}>{`: ${step.stateLabel}`}</span>
            {step.detail === undefined ? null : (
              <span className={styles.detail}>{step.detail}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
