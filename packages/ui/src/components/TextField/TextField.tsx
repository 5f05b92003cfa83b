import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText, type FieldTextProps } from '../../private/field/useFieldText.ts';

/** What all fields that one types into have in common. */
export interface FieldBaseProps extends FieldTextProps {
  /** Its key among the values that `Form` passes on. */
  name: string;
  /** Always in view. */
  label: ReactNode;
  /** What to know before typing. */
  hint?: ReactNode;
  /** What is wrong with it: shown at the field, announced, and read together with it. */
  problem?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shown where nothing is typed. An example at most, never the label. */
  placeholder?: string;
  /** It is entered: what is in it is the user's from now on. */
  onFocus?: () => void;
  onBlur?: () => void;
}

export interface TextFieldProps extends FieldBaseProps {
  /** What is typed; it decides the keyboard and what the browser offers to fill in. `text` if left out. */
  type?: 'text' | 'tel' | 'email' | 'url';
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'off' | 'sentences' | 'words' | 'characters';
  enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search';
  maxLength?: number;
  spellCheck?: boolean;
  /** Shown in the field before the text: a country code, a unit. */
  prefix?: ReactNode;
  /** Shown in the field after the text. */
  suffix?: ReactNode;
}

/** One line of text. Held by the caller (`value`) or by itself (`defaultValue`). */
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
      <Control {...control} {...described} {...inputProps} />
    </Field>
  );
}
