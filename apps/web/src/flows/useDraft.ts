import { useLayoutEffect, useState } from 'react';
import { useServices } from '../app/services.ts';
import { forgetDraft, keepDraft, readDraft } from '../app/storage/drafts.ts';

/** The fields of a form that survive a reload, and what changes and forgets them. */
export interface Draft<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly change: (field: Field) => (text: string) => void;
  readonly forget: () => void;
}

/**
 * Keeps fields of a form for 30 minutes. Never name a password, a code or a photo here. What was
 * typed before the app's code had arrived comes first, then what `takeGiven` brings, such as from the
 * link that led here, and what was kept last. It is called once, when the form appears.
 */
export function useDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
  takeGiven: () => Partial<Record<Field, string>> = () => ({}),
): Draft<Field> {
  const { storage, clock } = useServices();
  const place = { storage, clock, form };
  const [values, setValues] = useState(() => filled(fields, () => ''));

  // Before the next key: one that came sooner would find the other fields empty, and leave them so.
  useLayoutEffect(() => {
    const stored = readDraft(place);
    const given = takeGiven();
    const first = filled(
      fields,
      (field) => typedText(field) || given[field] || (stored[field] ?? ''),
    );
    setValues(first);
    // A reload finds it here, and no more in the link.
    if (Object.keys(given).length > 0) keepDraft(place, first);
    // Read once, when the form appears: later readings would undo what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    values,
    change: (field) => (text) => {
      const next = { ...values, [field]: text };
      setValues(next);
      keepDraft(place, next);
    },
    forget: () => forgetDraft(place),
  };
}

function filled<Field extends string>(
  fields: readonly Field[],
  text: (field: Field) => string,
): Record<Field, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the fields that it is made of
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** What is in a field of the page now; empty where the page has no such field. */
export function typedText(name: string): string {
  const input = document.querySelector(`input[name="${name}"]`);
  return input instanceof HTMLInputElement ? input.value : '';
}
