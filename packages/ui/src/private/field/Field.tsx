import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { cx } from '../cx.ts';
import { useKeyboardInset } from '../keyboard/useKeyboardInset.ts';
import * as css from './Field.css.ts';
import { FieldProblem } from './FieldProblem.tsx';
import type { FieldIds } from './useFieldIds.ts';

export interface FieldProps {
  ids: FieldIds;
  label: ReactNode;
  labelHidden?: boolean;
  /** At the right of the label: a choice of how it is typed. */
  besideLabel?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  children: ReactNode;
}

/**
 * Label above, control, hint and problem below: what every field has around its control. As long as
 * there is one, what is typed in stays in view.
 */
export function Field(props: FieldProps) {
  const { ids, label, labelHidden = false, besideLabel, hint, problem, children } = props;
  useKeyboardInset();
  const name = (
    <label htmlFor={ids.control} className={cx(css.label, labelHidden && visuallyHidden)}>
      {label}
    </label>
  );
  return (
    <div className={css.field}>
      {besideLabel === undefined ? (
        name
      ) : (
        <div className={css.labelRow}>
          {name}
          {besideLabel}
        </div>
      )}
      {children}
      {hint ? (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <FieldProblem id={ids.problem}>{problem}</FieldProblem>
    </div>
  );
}
