import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { useUi } from '../../components/UiProvider/UiProvider.tsx';
import { formatDecimal } from '../../format/decimal.ts';
import { caretIn, type Edited, editedText, type Grouping, thousands } from './grouping.ts';
import type { FieldTextProps } from './useFieldText.ts';

/** Text of a number field, grouped in the language's thousands. */
export function useNumberText(field: FieldTextProps) {
  const { locale } = useUi();
  const [, separator = ','] = formatDecimal(locale, '1000', { max: 0 });
  return useGroupedText(field, thousands(separator));
}

/** `useFieldText` for a field with grouped digits; its text has no groups. */
export function useGroupedText(
  { value, defaultValue, onChange }: FieldTextProps,
  grouping: Grouping,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue ?? '');
  const [edit, setEdit] = useState<Edited | null>(null);
  const text = value ?? own;
  const written = grouping.write(text);

  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }

  // Each edit is a new object: the caret is set once after it.
  useLayoutEffect(() => {
    const input = ref.current;
    if (edit === null || input === null || input.ownerDocument.activeElement !== input) return;
    const caret = caretIn(grouping, edit);
    input.setSelectionRange(caret, caret);
    // oxlint-disable-next-line react/exhaustive-deps -- once after each edit
  }, [edit]);

  return {
    text,
    write: change,
    inputProps: {
      ref,
      value: written,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const next = editedText(grouping, {
          text,
          input: target.value,
          caret: target.selectionEnd ?? target.value.length,
          isForward: 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward',
        });
        change(next.text);
        setEdit(next);
      },
    },
  };
}
