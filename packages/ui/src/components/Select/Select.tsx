import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { box, side } from '../../private/field/Field.css.ts';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './Select.css.ts';

/** An option in `Select`. */
export interface SelectOption<Value extends string> {
  /** Unique value for `onChange`; not empty. */
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** Key among the values of `Form`. */
  name: string;
  /** Always visible. */
  label: ReactNode;
  /** Options in the order of the list. */
  options: readonly SelectOption<Value>[];
  /** The controlled value; null while nothing is chosen. */
  value?: Value | null;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Shown while nothing is chosen. Without it, the first option is chosen. */
  placeholder?: string;
  /** Help before choosing. */
  hint?: ReactNode;
  /** Problem, shown at the field and announced. */
  problem?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** Chooses one of many short options, shown in the native list of the browser or phone. */
export function Select<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  hint,
  problem,
  ...select
}: SelectProps<Value>) {
  const { ids, described } = useFieldIds({ hint, problem });
  const initial = defaultValue ?? (placeholder === undefined ? undefined : '');
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <div
        className={cx(box({ invalid: Boolean(problem), disabled: select.disabled }), styles.frame)}
      >
        <select
          {...select}
          {...described}
          {...(value === undefined ? { defaultValue: initial } : { value: value ?? '' })}
          className={styles.select}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen !== undefined) onChange?.(chosen.value);
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={cx(side({ at: 'end' }), styles.arrow)}>
          <Glyph of={ChevronDown} size={20} />
        </span>
      </div>
    </Field>
  );
}
