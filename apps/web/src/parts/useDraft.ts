import { useEffect, useState } from 'react';
import { readJson, type StoredKey } from '../boot/storage.ts';
import { useServices } from '../boot/services.ts';

/** How long a half-filled form is kept (decisions: Nothing is lost). */
const lifetimeMs = 30 * 60_000;

/** The fields of a form that survive a reload, and what changes and forgets them. */
export interface Draft<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly change: (field: Field) => (text: string) => void;
  readonly forget: () => void;
}

/**
 * Keeps fields of a form for 30 minutes. Never name a password, a code or a photo here. What was
 * typed before the app's code had arrived comes first, what was kept second.
 */
export function useDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
): Draft<Field> {
  const { storage, clock } = useServices();
  const key: StoredKey = `draft_${form}`;
  const [values, setValues] = useState(() => filled(fields, () => ''));

  useEffect(() => {
    const kept = parse(readJson(storage, key), clock.now());
    setValues(filled(fields, (field) => typedText(field) || (kept[field] ?? '')));
    // Read once, when the form appears: later readings would undo what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    values,
    change: (field) => (text) => {
      const next = { ...values, [field]: text };
      setValues(next);
      storage.write(key, JSON.stringify({ time: clock.now(), values: next }));
    },
    forget: () => storage.remove(key),
  };
}

function filled<Field extends string>(
  fields: readonly Field[],
  text: (field: Field) => string,
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
}

function typedText(name: string): string {
  const input = document.querySelector(`input[name="${name}"]`);
  return input instanceof HTMLInputElement ? input.value : '';
}

function parse(kept: unknown, now: number): Readonly<Record<string, string>> {
  if (typeof kept !== 'object' || kept === null || !('time' in kept) || !('values' in kept)) {
    return {};
  }
  const isFresh = typeof kept.time === 'number' && now - kept.time < lifetimeMs;
  if (!isFresh || typeof kept.values !== 'object' || kept.values === null) return {};
  return Object.fromEntries(
    Object.entries(kept.values).filter(([, text]) => typeof text === 'string'),
  ) as Record<string, string>;
}
