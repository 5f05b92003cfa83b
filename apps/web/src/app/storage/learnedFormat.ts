import type { UpstreamFormat } from '@corro/client';
import { dayMs } from '@corro/domain';
import { isRecord } from '../settings.ts';
import { isYoungerThan, readJson, type SafeStorage } from './storage.ts';

/**
 * Milliseconds. A learned format expires, because the operator may change the upstream, or the
 * upstream its time zone.
 */
const lifetimeMs = 7 * dayMs;

/** Reads the formats of the upstream's times and pages that earlier answers revealed. */
export function readLearnedFormat(storage: SafeStorage, now: number): UpstreamFormat {
  const stored = readJson(storage, 'learned_format');
  if (!isRecord(stored) || !isYoungerThan(lifetimeMs, Number(stored['time']), now)) return {};
  const { timeZone, firstPage } = stored;
  return {
    timeZone: typeof timeZone === 'string' ? timeZone : null,
    firstPage: typeof firstPage === 'string' ? firstPage : null,
  };
}

export function storeLearnedFormat(storage: SafeStorage, format: UpstreamFormat, now: number) {
  storage.write('learned_format', JSON.stringify({ ...format, time: now }));
}
