import type { ReactNode } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useNumberText } from '../../private/field/useGroupedText.ts';
import { useStepping } from '../../private/field/useStepping.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface NumberFieldProps extends FieldBaseProps {
  /** The keyboard: whole numbers if left out. */
  inputMode?: 'numeric' | 'decimal';
  /** Where the arrow keys stop; 0 if left out. Typing is not limited: judge the text and say so. */
  min?: number;
  /** Where the arrow keys stop; nowhere if left out. */
  max?: number;
  /** What an arrow key adds or takes, a whole number; 1 if left out. */
  step?: number;
  /** Before the number, inside the field: its unit. */
  prefix?: ReactNode;
  /** After the number, inside the field: its unit, or a small button. */
  suffix?: ReactNode;
  /** `hero` for the one figure that the screen is about: large, in the middle. */
  size?: 'hero';
  /** At the right of the label: a choice of how it is typed. */
  besideLabel?: ReactNode;
  enterKeyHint?: 'next' | 'done' | 'go';
}

/**
 * A number as text: digits are written in thousands while they are typed, and reach the caller without them, as
 * pasted groups do. Anything else stays as typed, `1e3` and `12,34` included, and the caller judges it. Arrow keys
 * step whole numbers.
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
        {...text.inputProps}
        inputMode={inputMode}
        autoComplete="off"
        onKeyDown={fixed ? undefined : onKeyDown}
      />
    </Field>
  );
}
