import type { UpstreamFormat } from '@corro/client';
import { dayMs } from '@corro/domain';
import { isRecord } from '../settings.ts';
import { isYoungerThan, readJson, type SafeStorage } from './storage.ts';

/** An operator may change the server, and clocks of its zone may change. */
const lifetimeMs = 7 * dayMs;

/** Reads what earlier answers told about the upstream's times and pages. */
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
