import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { form } from './Form.css.ts';

/** Field values at submission by name, exactly as typed. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormProps {
  /** Accessible name. */
  label: string;
  /** Id that a submit button outside the form refers to. */
  id?: string;
  /** Called with the field values; the browser does not leave the page. */
  onSubmit: (values: FormValues) => void;
  /** Gap between the fields in px; default 16. */
  gap?: Gap;
  children: ReactNode;
}

/**
 * Fields that are submitted together. When a submission leads to a problem, at once or after the
 * server's answer, the first invalid field takes the focus. Browser validation is off: the caller
 * validates. A submit button among the fields stays above the keyboard.
 */
export function Form({ label, id, onSubmit, gap, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const awaitsProblems = useRef(false);
  // Forces a render after each submission, even when the same problems return.
  const [, setSubmissions] = useState(0);

  useEffect(() => {
    if (!awaitsProblems.current) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!first) return;
    awaitsProblems.current = false;
    first.focus();
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    awaitsProblems.current = true;
    setSubmissions((count) => count + 1);
    onSubmit(valuesOf(event.currentTarget));
  }

  return (
    <form
      ref={ref}
      id={id}
      className={form({ gap })}
      aria-label={label}
      // If the browser submits the form before the app's code has loaded, POST keeps the input out
      // of the page's address.
      method="post"
      noValidate
      onSubmit={submit}
      // Keeps the focus where the reader types: problems that arrive later do not move it.
      onInput={() => {
        awaitsProblems.current = false;
      }}
    >
      {children}
    </form>
  );
}

function valuesOf(element: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}
