import { ChevronDown } from 'lucide-react';
import { Glyph } from '../../private/Glyph.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import * as styles from './SelectChip.css.ts';

export interface SelectChipProps<Value extends string> {
  /** Name of the choice, such as «Order»; shown before the chosen option. */
  label: string;
  /** Options in the order of the list. */
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses how a list is shown, as wide as the chosen option, in the native list of the browser. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <span className={styles.chip}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.chosen} aria-hidden="true">
        {options.find((option) => option.value === value)?.label}
      </span>
      <Glyph of={ChevronDown} size={16} />
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
