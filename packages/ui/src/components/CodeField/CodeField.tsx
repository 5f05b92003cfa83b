import type { SyntheticEvent } from 'react';
import { Field } from '../../private/field/Field.tsx';
import { toPlainText } from '../../private/field/grouping.ts';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText } from '../../private/field/useFieldText.ts';
import { takingFocus } from '../../private/focus.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';
import { input, place, row } from './CodeField.css.ts';

export interface CodeFieldProps extends Omit<FieldBaseProps, 'placeholder' | 'readOnly'> {
  /** Number of digits. */
  length: number;
  enterKeyHint?: 'next' | 'done' | 'go';
  /** Takes the focus on mount; only for a step that the reader has just entered. */
  autoFocus?: boolean;
}

/**
 * A secret code of digits, shown as dots. The field is one input, so that typing, pasting and
 * screen readers work as usual. Characters other than digits are dropped, because the reader could
 * not see them behind dots.
 */
export function CodeField({
  length,
  label,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  autoFocus,
  ...control
}: CodeFieldProps) {
  const { ids, described } = useFieldIds({ hint, problem });
  const { text, inputProps } = useFieldText({ value, defaultValue, onChange }, (typed) =>
    digitsOf(typed, length),
  );
  const look = { invalid: Boolean(problem), disabled: control.disabled };
  const next = Math.min(text.length, length - 1);
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <div className={row}>
        <input
          {...control}
          {...described}
          {...inputProps}
          className={input}
          type="password"
          inputMode="numeric"
          // Any other value makes password managers offer the login password or save the typed
          // code.
          autoComplete="one-time-code"
          {...takingFocus(autoFocus)}
          onSelect={keepCaretAtEnd}
        />
        {Array.from({ length }, (_, at) => (
          <span
            key={`place ${at}`}
            aria-hidden="true"
            className={place({ ...look, next: at === next })}
          >
            {at < text.length ? '●' : ''}
          </span>
        ))}
      </div>
    </Field>
  );
}

function digitsOf(text: string, length: number): string {
  return toPlainText(text)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, length);
}

/** Editing happens at the end only: a caret in between would be invisible. */
function keepCaretAtEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart !== selectionEnd || selectionEnd === value.length) return;
  currentTarget.setSelectionRange(value.length, value.length);
}
