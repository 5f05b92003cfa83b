import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import { useUi } from '../../components/UiProvider/UiProvider.tsx';
import { formatDecimal } from '../../format/decimal.ts';
import { isComposing } from './composition.ts';
import {
  caretIn,
  type TextWithCaret,
  editedText,
  type Grouping,
  type Selection,
  thousandsGrouping,
} from './grouping.ts';
import type { FieldTextProps } from './useFieldText.ts';

/** Text of a number field, grouped in the language's thousands. */
export function useNumberText(field: FieldTextProps) {
  const { locale } = useUi();
  const [, separator = ','] = formatDecimal(locale, '1000', { max: 0 });
  return useGroupedText(field, thousandsGrouping(separator));
}

/** An unfinished composition of an input method. */
interface Composition {
  /** Text and selection when the composition began. */
  readonly text: string;
  readonly selection: Selection;
  /**
   * The text that the input shows. If another text were written to it, the input method would
   * insert the composed text again.
   */
  readonly shown: string;
}

/** `useFieldText` for a field with grouped digits; its text has no groups. */
export function useGroupedText(
  { value, defaultValue, onChange }: FieldTextProps,
  grouping: Grouping,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [ownText, setOwnText] = useState(defaultValue ?? '');
  const [edit, setEdit] = useState<TextWithCaret | null>(null);
  const [composed, setComposed] = useState<Composition | null>(null);
  const selected = useRef<Selection>([0, 0]);
  const text = value ?? ownText;
  const written = grouping.write(text);

  function change(next: string) {
    setOwnText(next);
    onChange?.(next);
  }

  // Each edit is a new object, so the caret is set once per edit.
  useLayoutEffect(() => {
    const input = ref.current;
    if (edit === null || input === null || input.ownerDocument.activeElement !== input) return;
    const caret = caretIn(grouping, edit);
    input.setSelectionRange(caret, caret);
    // oxlint-disable-next-line react/exhaustive-deps -- sets the caret once after each edit
  }, [edit]);

  // React has no handler for `beforeinput`: its `onSelect` may run after the edit, and its
  // `onBeforeInput` is a different event.
  useEffect(() => {
    const input = ref.current;
    if (input === null) return undefined;
    const remember = () => {
      selected.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    };
    input.addEventListener('beforeinput', remember);
    return () => input.removeEventListener('beforeinput', remember);
  }, []);

  function take(input: HTMLInputElement, isDone: boolean, isForward = false) {
    const { value: shown, selectionEnd } = input;
    const { text: before, selection } = composed ?? { text, selection: selected.current };
    const caret = selectionEnd ?? shown.length;
    const next = editedText(grouping, { text: before, selection, input: shown, caret, isForward });
    setComposed(isDone ? null : { text: before, selection, shown });
    change(next.text);
    if (isDone) setEdit(next);
  }

  return {
    text,
    write: change,
    inputProps: {
      ref,
      value: composed?.shown ?? written,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        take(
          target,
          !isComposing(nativeEvent),
          'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward',
        ),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        take(currentTarget, true),
    },
  };
}
