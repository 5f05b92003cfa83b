import { useId, type ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { group, input, legend, segment, track } from './SegmentedControl.css.ts';

/** One of the things to choose between. */
export interface SegmentedOption<Value extends string> {
  /** What is passed on when it is chosen; unlike that of every other. */
  value: Value;
  /** A word, two at most. */
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen between. */
  label: ReactNode;
  /** Shows the label above; otherwise it is read aloud only. */
  labelShown?: boolean;
  /** From left to right. */
  options: readonly SegmentedOption<Value>[];
  /** The choice, held by the caller. */
  value?: Value;
  /** The choice to begin with, where the control holds its own. */
  defaultValue?: Value;
  /** Gets the value that was chosen. */
  onChange?: (value: Value) => void;
  /** Its key among the values that `Form` passes on. */
  name?: string;
}

/** One of a few, all in view. Radio buttons underneath: arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  defaultValue,
  onChange,
  name,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className={group}>
      <legend className={cx(legend, !labelShown && visuallyHidden)}>{label}</legend>
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input
              className={input}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
