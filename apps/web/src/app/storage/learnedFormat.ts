import type { UpstreamFormat } from '@corro/client';
import { dayMs } from '@corro/domain';
import { isRecord } from '../settings.ts';
import { isYoungerThan, readJson, type SafeStorage } from './storage.ts';

/**
 * Lifetime in milliseconds. A learned format expires, because the operator may change the upstream,
 * or the upstream its time zone.
 */
const lifetimeMs = 7 * dayMs;

/** Reads the formats of the upstream's times, numbers and pages that earlier answers revealed. */
export function readLearnedFormat(storage: SafeStorage, now: number): UpstreamFormat {
  const stored = readJson(storage, 'learned_format');
  if (!isRecord(stored) || !isYoungerThan(lifetimeMs, Number(stored['time']), now)) return {};
  const textOf = (name: keyof UpstreamFormat) => {
    const value = stored[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    timeZone: textOf('timeZone'),
    firstPage: textOf('firstPage'),
    decimalSeparator: textOf('decimalSeparator'),
  };
}

export function storeLearnedFormat(storage: SafeStorage, format: UpstreamFormat, now: number) {
  storage.write('learned_format', JSON.stringify({ ...format, time: now }));
}
