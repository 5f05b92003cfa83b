import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { isComposing } from './composition.ts';

export interface FieldTextProps {
  /** Controlled text, exactly as typed. */
  value?: string | undefined;
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onChange?: ((text: string) => void) | undefined;
}

/**
 * Text of a controlled or uncontrolled field. `inputProps` belong on the input; `write` changes the
 * text from a button or key. The first text is read from the input, so that text typed before
 * hydration is kept. While an input method composes, the input keeps its own text even if the
 * caller formats the value.
 *
 * @param read parses typed text; with a parser, the caller gets composed text only when the
 *   composition ends
 */
export function useFieldText(
  { value, defaultValue, onChange }: FieldTextProps,
  read?: (typed: string) => string,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [ownText, setOwnText] = useState(defaultValue ?? '');
  const [composed, setComposed] = useState<string | null>(null);

  function change(text: string) {
    setOwnText(text);
    onChange?.(text);
  }

  function take(typed: string, isDone: boolean) {
    setComposed(isDone ? null : typed);
    if (read === undefined) change(typed);
    else if (isDone) write(read(typed));
  }

  function write(text: string) {
    if (value === undefined && ref.current) ref.current.value = text;
    change(text);
  }

  const text = value ?? ownText;
  return {
    text: composed ?? text,
    /** The input's current text. */
    read: () => ref.current?.value ?? text,
    write,
    focus: () => ref.current?.focus(),
    inputProps: {
      ref,
      ...(value === undefined ? { defaultValue } : { value: composed ?? value }),
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        take(target.value, !isComposing(nativeEvent)),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        take(currentTarget.value, true),
    },
  };
}
