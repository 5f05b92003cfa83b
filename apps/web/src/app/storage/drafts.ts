import type { Clock } from '@corro/client';
import { isYoungerThan, readJson, type SafeStorage } from './storage.ts';

/** How long a half-filled form is kept (decisions: Nothing is lost). */
const lifetimeMs = 30 * 60_000;

export type DraftValues = Readonly<Record<string, string>>;

export interface DraftPlace {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Names the form; one draft to a name. */
  readonly form: string;
}

/**
 * What a form held when it was left less than 30 minutes ago; empty otherwise. An older draft is
 * removed: it may name the customer.
 */
export function readDraft({ storage, clock, form }: DraftPlace): DraftValues {
  const kept = readJson(storage, `draft_${form}`);
  const values = valuesOf(kept, clock.now());
  if (values === null && kept !== null) forgetDraft({ storage, form });
  return values ?? {};
}

/** Removes the drafts that are too old, of every form. */
export function forgetOldDrafts({ storage, clock }: Omit<DraftPlace, 'form'>): void {
  for (const form of storage.drafts()) readDraft({ storage, clock, form });
}

/** Removes the drafts of every form. */
export function forgetDrafts(storage: SafeStorage): void {
  for (const form of storage.drafts()) forgetDraft({ storage, form });
}

/** The texts of a draft; null where it is none, or too old. */
function valuesOf(kept: unknown, now: number): DraftValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('time' in kept) || !('values' in kept)) return null;
  const isFresh = typeof kept.time === 'number' && isYoungerThan(lifetimeMs, kept.time, now);
  if (!isFresh || typeof kept.values !== 'object' || kept.values === null) return null;
  const entries: [string, unknown][] = Object.entries(kept.values);
  return Object.fromEntries(entries.filter(isText));
}

/** Keeps what a form holds. Never give it a password, a code or a photo. */
export function keepDraft({ storage, clock, form }: DraftPlace, values: DraftValues): void {
  storage.write(`draft_${form}`, JSON.stringify({ time: clock.now(), values }));
}

export function forgetDraft({ storage, form }: Omit<DraftPlace, 'clock'>): void {
  storage.remove(`draft_${form}`);
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
