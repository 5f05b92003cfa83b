import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import { removeDraft, storeDraft, readDraft } from '../app/storage/drafts.ts';

export interface Draft<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly change: (field: Field) => (text: string) => void;
  readonly forget: () => void;
}

/**
 * Stores fields of a form for 30 minutes. Never use it for a password, a code or a photo. A field
 * starts with the text typed before the app loaded, else the value of `takeGiven` (such as a
 * link's), else the stored draft. `takeGiven` is called once, on mount.
 */
export function useDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
  takeGiven: () => Partial<Record<Field, string>> = () => ({}),
): Draft<Field> {
  const { storage, clock } = useServices();
  const place = { storage, clock, form };
  const [values, setValues] = useState(() => filled(fields, () => ''));
  // A ref, because two fields can change before the next render.
  const latest = useRef(values);

  // Runs in a layout effect, before the next key press: otherwise the key press would store the
  // other fields as empty.
  useLayoutEffect(() => {
    const stored = readDraft(place);
    const routeValues = takeGiven();
    const first = filled(
      fields,
      (field) => typedText(field) || routeValues[field] || (stored[field] ?? ''),
    );
    latest.current = first;
    setValues(first);
    // Stores the given values for a reload: the link no longer has them.
    if (Object.keys(routeValues).length > 0) storeDraft(place, first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, on mount: later reads would undo typing
  }, []);

  return {
    values,
    change: (field) => (text) => {
      const next = { ...latest.current, [field]: text };
      latest.current = next;
      setValues(next);
      storeDraft(place, next);
    },
    forget: () => removeDraft(place),
  };
}

function filled<Field extends string>(
  fields: readonly Field[],
  text: (field: Field) => string,
): Record<Field, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the type of the keys, which are `fields`
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

/** Text of a field in the page; empty without the field. */
export function typedText(name: string): string {
  const input = document.querySelector(`input[name="${name}"]`);
  return input instanceof HTMLInputElement ? input.value : '';
}
