import { useRef, useState, type ChangeEvent } from 'react';

export interface FieldTextProps {
  /** Controlled text, exactly as typed. */
  value?: string | undefined;
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onChange?: ((text: string) => void) | undefined;
}

/**
 * Text of a controlled or uncontrolled field. `inputProps` belong on the input; `write` changes the text from a button
 * or key. Text typed before hydration is kept, because the input is read.
 */
export function useFieldText({ value, defaultValue, onChange }: FieldTextProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue ?? '');

  function change(text: string) {
    setOwn(text);
    onChange?.(text);
  }

  return {
    text: value ?? own,
    /** The input's current text. */
    read: () => ref.current?.value ?? value ?? own,
    write: (text: string) => {
      if (value === undefined && ref.current) ref.current.value = text;
      change(text);
    },
    focus: () => ref.current?.focus(),
    inputProps: {
      ref,
      ...(value === undefined ? { defaultValue } : { value }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
    },
  };
}
