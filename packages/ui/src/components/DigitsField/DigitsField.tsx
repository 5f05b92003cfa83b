import { useMemo } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { blocks } from '../../private/field/grouping.ts';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useGroupedText } from '../../private/field/useGroupedText.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface DigitsFieldProps extends FieldBaseProps {
  /** How many digits each block has, from the left; what is more goes to the last. Of a CLABE: 3, 3, 11, 1. */
  blocks: readonly number[];
  enterKeyHint?: 'next' | 'done' | 'go';
}

/**
 * A number that is copied rather than counted, such as that of an account: its digits are written in blocks while
 * they are typed or pasted, and reach the caller without spaces. Anything else stays as typed.
 */
export function DigitsField({
  label,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  blocks: lengths,
  ...control
}: DigitsFieldProps) {
  const { ids, described } = useFieldIds({ hint, problem });
  const grouping = useMemo(() => blocks(lengths), [lengths]);
  const { inputProps } = useGroupedText({ value, defaultValue, onChange }, grouping);
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <Control {...control} {...described} {...inputProps} inputMode="numeric" autoComplete="off" />
    </Field>
  );
}
