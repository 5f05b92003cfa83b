import type { RechargeRecord } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** A recharge of 5,000.00 that is on its way. */
export function buildRecharge(over: Partial<RechargeRecord> = {}): RechargeRecord {
  return {
    orderNumber: 'R-20261120-0001',
    amount: '5000.00',
    status: 'in-progress',
    createdAt: fakeNow,
    endedAt: null,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}
