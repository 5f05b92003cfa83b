import type { Passkey } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

const dayMs = 24 * 3_600_000;

/** One of a phone, a month old and last used yesterday. */
export function buildPasskey(over: Partial<Passkey> = {}): Passkey {
  return {
    id: 'p-1',
    name: 'Mi teléfono',
    createdAt: fakeNow - 30 * dayMs,
    usedAt: fakeNow - dayMs,
    ...over,
  };
}
