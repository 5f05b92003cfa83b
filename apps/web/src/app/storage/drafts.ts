import type { Clock } from '@corro/client';
import { isYoungerThan, readJson, removeGroup, type SafeStorage } from './storage.ts';

/** How long a half-filled form is kept (decisions: Nothing is lost). */
const lifetimeMs = 30 * 60_000;

export type DraftValues = Readonly<Record<string, string>>;

export interface DraftPlace {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Names the form; one draft to a name. */
  readonly form: string;
}

/** The specification has a name of its own for the draft of the forgotten password (spec §3). */
function keyOf(form: string) {
  return form === 'forget' ? form : (`draft_${form}` as const);
}

/**
 * What a form held when it was left less than 30 minutes ago; empty otherwise. An older draft is
 * removed: it may name the customer.
 */
export function readDraft({ storage, clock, form }: DraftPlace): DraftValues {
  const stored = readJson(storage, keyOf(form));
  const values = valuesOf(stored, clock.now());
  if (values === null && stored !== null) forgetDraft({ storage, form });
  return values ?? {};
}

/** Removes the drafts that are too old, of every form. */
export function forgetOldDrafts({ storage, clock }: Omit<DraftPlace, 'form'>): void {
  const forms = storage.keysOf('draft_').map((key) => key.slice('draft_'.length));
  for (const form of [...forms, 'forget']) readDraft({ storage, clock, form });
}

/** Removes the drafts of every form. */
export function forgetDrafts(storage: SafeStorage): void {
  removeGroup(storage, 'draft_');
  forgetDraft({ storage, form: 'forget' });
}

/** The texts of a draft; null where it is not one, or too old. */
function valuesOf(stored: unknown, now: number): DraftValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('time' in stored) || !('values' in stored)) return null;
  const isFresh = typeof stored.time === 'number' && isYoungerThan(lifetimeMs, stored.time, now);
  if (!isFresh || typeof stored.values !== 'object' || stored.values === null) return null;
  const entries: [string, unknown][] = Object.entries(stored.values);
  return Object.fromEntries(entries.filter(isText));
}

/** Keeps what a form holds. Never give it a password, a code or a photo. */
export function keepDraft({ storage, clock, form }: DraftPlace, values: DraftValues): void {
  storage.write(keyOf(form), JSON.stringify({ time: clock.now(), values }));
}

export function forgetDraft({ storage, form }: Omit<DraftPlace, 'clock'>): void {
  storage.remove(keyOf(form));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
