import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import * as styles from './Steps.css.ts';

/** State of a step; `ended` is final without success or fault. */
export type StepState = 'done' | 'current' | 'failed' | 'ended' | 'upcoming';

/** A step in `Steps`. */
export interface Step {
  label: ReactNode;
  /** Muted line below, such as a time. */
  detail?: ReactNode;
  /** Progress of the step. */
  state: StepState;
  /** Screen-reader text of the mark. */
  stateLabel: string;
}

export interface StepsProps {
  /** Accessible name. */
  label: string;
  /** Steps must keep their order, because their index identifies them. */
  steps: readonly Step[];
}

const signs: Record<StepState, string> = {
  done: 'M5 8.5 7.2 10.7 11 6',
  current: 'M8 6.5A1.5 1.5 0 1 1 8 9.5 1.5 1.5 0 1 1 8 6.5',
  failed: 'M6 6 10 10M10 6 6 10',
  ended: 'M5.5 8h5',
  upcoming: '',
};

/** Progress of a process, step by step. */
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
