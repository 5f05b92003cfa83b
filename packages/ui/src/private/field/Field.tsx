import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { cx } from '../cx.ts';
import { Glyph } from '../Glyph.tsx';
import * as css from './Field.css.ts';
import type { FieldIds } from './useFieldIds.ts';

export interface FieldProps {
  ids: FieldIds;
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  problem?: ReactNode;
  children: ReactNode;
}

/** Label above, control, hint and problem below: what every field has around its control. */
export function Field({ ids, label, labelHidden = false, hint, problem, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={ids.control} className={cx(css.label, labelHidden && visuallyHidden)}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      ) : null}
      <Problem id={ids.problem}>{problem}</Problem>
    </div>
  );
}

/** A region that is always there announces what comes into it; one that comes itself may not. */
function Problem({ id, children }: { id: string; children: ReactNode }) {
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
