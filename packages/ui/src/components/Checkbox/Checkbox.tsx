import { type ReactNode, useEffect, useRef } from 'react';
import { FieldProblem } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /**
   * Key among the values of `Form`. The value is `on` while ticked; otherwise the key is absent.
   */
  name?: string;
  /** The statement to agree to, or the thing to choose. */
  label: ReactNode;
  /** Shown below the label. */
  text?: ReactNode;
  /**
   * The controlled state; `mixed` if the checkbox stands for a group of which only some are ticked.
   */
  checked?: boolean | 'mixed';
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  /** Problem, shown below and announced. */
  problem?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Something to agree to or to choose, submitted with its form. The whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, text, checked, defaultChecked, onChange, problem, ...input } = props;
  const { ids, described } = useFieldIds({ problem });
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          {...described}
          ref={ref}
          type="checkbox"
          className={styles.box}
          {...(checked === undefined ? { defaultChecked } : { checked: checked === true })}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {text === undefined ? null : <span className={styles.text}>{text}</span>}
        </span>
      </label>
      <FieldProblem id={ids.problem}>{problem}</FieldProblem>
    </div>
  );
}
