import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Gap } from '../../tokens/styles.css.ts';
import { form } from './Form.css.ts';

/** What stood in the fields at the moment of sending, by their names, exactly as typed. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormProps {
  /** Names the form for screen readers. */
  label: string;
  /** For a submit button outside of it. */
  id?: string;
  /** Gets the values of the fields. The page is not left. */
  onSubmit: (values: FormValues) => void;
  /** Space between the fields, in px; 16 if left out. */
  gap?: Gap;
  children: ReactNode;
}

/**
 * Fields that are sent together. Once a submission brings a problem, at once or after the server
 * answered, the first field that has one takes the focus. The browser's own checks stay silent: the
 * caller judges the values. A submit button among the fields stays in view above the keyboard.
 */
export function Form({ label, id, onSubmit, gap, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const awaitsProblems = useRef(false);
  // Renders once after each submission, also where the same problems come again and nothing else does.
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
      // Should the browser send it before the code is there, nothing typed may end in an address.
      method="post"
      noValidate
      onSubmit={submit}
      // Who has gone on typing is not called back.
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
