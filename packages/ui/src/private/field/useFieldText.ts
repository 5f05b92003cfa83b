import { useRef, useState, type ChangeEvent } from 'react';

export interface FieldTextProps {
  /** The text, held by the caller: exactly as typed, never rewritten. */
  value?: string | undefined;
  /** The text to begin with, where the field holds its own. */
  defaultValue?: string | undefined;
  /** Gets the whole text after each change. */
  onChange?: ((text: string) => void) | undefined;
}

/**
 * The text of a controlled or uncontrolled field. `inputProps` go on the input; `write` changes the text from
 * a button or a key. What a reader typed before the code arrived stays, as the input itself is asked.
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
    /** The current text of the input. */
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
