import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { cx } from '../cx.ts';
import { Glyph } from '../Glyph.tsx';
import { useKeyboardInset } from '../keyboard/useKeyboardInset.ts';
import * as css from './Field.css.ts';
import type { FieldIds } from './useFieldIds.ts';

export interface FieldProps {
  ids: FieldIds;
  label: ReactNode;
  labelHidden?: boolean;
  /** Shown at the right of the label. */
  besideLabel?: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  children: ReactNode;
}

/** Always mounted, because a live region that appears with its text may not be announced. */
export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" className={children ? undefined : visuallyHidden}>
      {children ? (
        <p id={id} className={css.problem}>
          <span className={css.problemSign}>
            <Glyph of={CircleAlert} size={16} />
          </span>
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Label, control, hint and problem. While mounted, the focused field stays in view. */
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
