import { type ReactNode, useId, useRef } from 'react';
import { useLayoutEffect } from '../../private/useLayoutEffect.ts';
import { cx } from '../../private/cx.ts';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import { slideFrom } from '../../private/slideFrom.ts';
import * as styles from './SegmentedControl.css.ts';

/** An option in `SegmentedControl`. */
export interface SegmentedOption<Value extends string> {
  /** Unique value for `onChange`. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice. */
  label: ReactNode;
  /** Shows the label; default: for screen readers only. */
  labelShown?: boolean;
  /** Ordered from left to right. */
  options: readonly SegmentedOption<Value>[];
  /** The controlled value. */
  value?: Value;
  /** Initial value when uncontrolled. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Key among the values of `Form`. */
  name?: string;
}

/** A few options, all visible, as radio buttons. */
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
