import type { ReactNode } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useNumberText } from '../../private/field/useGroupedText.ts';
import { useStepping } from '../../private/field/useStepping.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps extends FieldBaseProps {
  /** Keyboard; default: whole numbers. */
  inputMode?: 'numeric' | 'decimal';
  /** Lower limit of the arrow keys; default 0. Typing is not limited: validate the text. */
  min?: number;
  /** Upper limit of the arrow keys; none by default. */
  max?: number;
  /** Step of the arrow keys, a whole number; default 1. */
  step?: number;
  /** Unit before the number. */
  prefix?: ReactNode;
  /** Unit or small button after the number. */
  suffix?: ReactNode;
  /** `hero` for the screen's main figure: large and centred. */
  size?: 'hero';
  /** Shown at the right of the label. */
  besideLabel?: ReactNode;
  enterKeyHint?: 'next' | 'done' | 'go';
}

/**
 * A number as text. Digits are grouped in thousands while typing. The caller gets typed and pasted
 * numbers without groups. Other text such as `1e3` and `12,34` stays as typed: validate it. Arrow
 * keys step whole numbers.
 */
export function NumberField({
  label,
  besideLabel,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  inputMode = 'numeric',
  min = 0,
  max,
  step = 1,
  ...control
}: NumberFieldProps) {
  const { ids, described } = useFieldIds({ hint, problem });
  const text = useNumberText({ value, defaultValue, onChange });
  const { onKeyDown } = useStepping(text, { min, max, step });
  const fixed = control.disabled || control.readOnly;
  return (
    <Field ids={ids} label={label} besideLabel={besideLabel} hint={hint} problem={problem}>
      <Control
        placeholder={control.size === 'hero' ? '0' : undefined}
        {...control}
        {...described}
        input={text.inputProps}
        inputMode={inputMode}
        autoComplete="off"
        onKeyDown={fixed ? undefined : onKeyDown}
      />
    </Field>
  );
}
