import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../../private/cx.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { slideFrom } from '../../private/slideFrom.ts';
import * as styles from './SegmentedControl.css.ts';

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
  const track = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const slide = () => {
    const chosen = track.current?.querySelector(':checked')?.parentElement ?? null;
    if (before.current && chosen && chosen !== before.current) {
      slideFrom(before.current, chosen, '::before');
    }
    before.current = chosen;
  };
  useLayoutEffect(slide);
  return (
    <fieldset className={styles.group}>
      <legend className={cx(styles.legend, !labelShown && visuallyHidden)}>{label}</legend>
      <div ref={track} className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => {
                slide();
                onChange?.(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
