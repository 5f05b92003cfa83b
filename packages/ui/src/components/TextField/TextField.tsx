import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText, type FieldTextProps } from '../../private/field/useFieldText.ts';

/** Props of all text fields. */
export interface FieldBaseProps extends FieldTextProps {
  /** Key among the values of `Form`. */
  name: string;
  /** Always visible. */
  label: ReactNode;
  /** Help before typing. */
  hint?: ReactNode;
  /** Problem, shown at the field and announced. */
  problem?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Example shown while empty, never the label. */
  placeholder?: string;
  /** Called when the field takes the focus. */
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface TextFieldProps extends FieldBaseProps {
  /** Type of input; decides keyboard and autofill. Default: `text`. */
  type?: 'text' | 'tel' | 'email' | 'url';
  /** Keyboard of phones. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'off' | 'sentences' | 'words' | 'characters';
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search';
  maxLength?: number;
  spellCheck?: boolean;
  /** Shown before the text, such as a country code. */
  prefix?: ReactNode;
  /** Shown after the text. */
  suffix?: ReactNode;
}

/** A line of text, controlled (`value`) or not (`defaultValue`). */
export function TextField({
  label,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  ...control
}: TextFieldProps) {
  const { ids, described } = useFieldIds({ hint, problem });
  const { inputProps } = useFieldText({ value, defaultValue, onChange });
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <Control {...control} {...described} input={inputProps} />
    </Field>
  );
}
