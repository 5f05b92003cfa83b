import { useMemo } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { blockGrouping } from '../../private/field/grouping.ts';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useGroupedText } from '../../private/field/useGroupedText.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface DigitsFieldProps extends FieldBaseProps {
  /**
   * Digits per block from the left; the last takes the rest. A CLABE (Mexican account number) has
   * 3, 3, 11, 1.
   */
  blocks: readonly number[];
  enterKeyHint?: 'next' | 'done' | 'go';
}

/**
 * An identifying number such as an account. Digits are grouped while typing and pasting; the caller
 * gets them without spaces. Other text stays as typed.
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
  const grouping = useMemo(() => blockGrouping(lengths), [lengths]);
  const { inputProps } = useGroupedText({ value, defaultValue, onChange }, grouping);
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <Control
        {...control}
        {...described}
        input={inputProps}
        inputMode="numeric"
        autoComplete="off"
      />
    </Field>
  );
}
