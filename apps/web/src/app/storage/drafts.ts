import type { Clock } from '@corro/client';
import { isYoungerThan, readJson, removeGroup, type SafeStorage } from './storage.ts';

/**
 * Lifetime of a half-filled form in milliseconds: long enough to survive a reload, and short enough
 * that a day-old form does not reappear.
 */
const lifetimeMs = 30 * 60_000;

export type DraftValues = Readonly<Record<string, string>>;

export interface DraftPlace {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Name of the form. Each form has one draft. */
  readonly form: string;
}

/** Storage key of a draft. Spec §3 sets the key of the forgotten-password form. */
function keyOf(form: string) {
  return form === 'forget' ? form : (`draft_${form}` as const);
}

/**
 * Values of a form left less than 30 minutes ago, else empty. An expired draft is removed, because
 * it may identify the customer.
 */
export function readDraft({ storage, clock, form }: DraftPlace): DraftValues {
  const stored = readJson(storage, keyOf(form));
  const values = valuesOf(stored, clock.now());
  if (values === null && stored !== null) removeDraft({ storage, form });
  return values ?? {};
}

/** Removes expired drafts of every form. */
export function removeExpiredDrafts({ storage, clock }: Omit<DraftPlace, 'form'>): void {
  const forms = storage.keysOf('draft_').map((key) => key.slice('draft_'.length));
  for (const form of [...forms, 'forget']) readDraft({ storage, clock, form });
}

export function removeDrafts(storage: SafeStorage): void {
  removeGroup(storage, 'draft_');
  removeDraft({ storage, form: 'forget' });
}

/** Null if invalid or expired. */
function valuesOf(stored: unknown, now: number): DraftValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('time' in stored) || !('values' in stored)) return null;
  const isFresh = typeof stored.time === 'number' && isYoungerThan(lifetimeMs, stored.time, now);
  if (!isFresh || typeof stored.values !== 'object' || stored.values === null) return null;
  const entries: [string, unknown][] = Object.entries(stored.values);
  return Object.fromEntries(entries.filter(isText));
}

/** Stores the values of a form. Never give it a password, a code or a photo. */
export function storeDraft({ storage, clock, form }: DraftPlace, values: DraftValues): void {
  storage.write(keyOf(form), JSON.stringify({ time: clock.now(), values }));
}

export function removeDraft({ storage, form }: Omit<DraftPlace, 'clock'>): void {
  storage.remove(keyOf(form));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
