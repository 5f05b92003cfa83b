import type { CustomerCase } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** One about a withdrawal that has not arrived, a minute old. */
export function buildCase(change: Partial<CustomerCase> = {}): CustomerCase {
  return {
    caseNumber: '7K3M-9Q2X',
    kind: 'withdrawal',
    operationNumber: 'W-1',
    name: null,
    amount: '250.00',
    subject: 'not-received',
    message: null,
    state: 'open',
    createdAt: fakeNow - 60_000,
    ...change,
  };
}
