import type { LoanRecord, LoanSummary } from '@corro/client';
import type { Known } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

type KnownLoanRecord = Known<LoanRecord, 'orderNumber'>;

/** Nothing owed, 10,000.00 to be borrowed for 30 days at 12 % a year, without a fee, and no score yet. */
export function buildLoanSummary(over: Partial<LoanSummary> = {}): LoanSummary {
  return {
    amountDue: '0.00',
    creditScore: '100',
    remaining: '10000.00',
    rate: '12.00',
    days: 30,
    fee: '0.00',
    ...over,
  };
}

/** A request for 500.00 that is not decided yet. */
export function buildLoanRecord(over: Partial<KnownLoanRecord> = {}): KnownLoanRecord {
  return {
    orderNumber: 'L-20261120-0001',
    amount: '500.00',
    status: 'applying',
    rate: '12.00',
    days: 30,
    cost: '4.93',
    repaymentAt: null,
    decidedAt: null,
    paidOutAt: null,
    createdAt: fakeNow,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}
