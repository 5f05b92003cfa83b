import type { Withdrawal } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** A withdrawal of 250.00 to a bank account, in progress. */
export function buildWithdrawal(over: Partial<Withdrawal> = {}): Withdrawal {
  return {
    orderNumber: 'W-20261120-0001',
    amount: '250.00',
    status: 'in-progress',
    createdAt: fakeNow,
    endedAt: null,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    kind: 'bank',
    bankName: 'Banco del Centro',
    masked: '•••• 7771',
    ...over,
  };
}
