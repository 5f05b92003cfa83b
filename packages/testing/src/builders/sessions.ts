import type { CustomerSession } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

const minuteMs = 60_000;

/** One on a computer, a day old and last used ten minutes ago; not the one that asks. */
export function buildSession(over: Partial<CustomerSession> = {}): CustomerSession {
  return {
    id: 's-2',
    isCurrent: false,
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
    createdAt: fakeNow - 24 * 60 * minuteMs,
    usedAt: fakeNow - 10 * minuteMs,
    ...over,
  };
}
