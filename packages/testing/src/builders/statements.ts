import type { MonthlyStatement } from '@corro/client';

/** November of an account that had 25,000.00: 25,000.00 + 5,000.00 − 1,284.39. */
export function buildStatement(over: Partial<MonthlyStatement> = {}): MonthlyStatement {
  return {
    month: '2026-11',
    opening: '25000.00',
    income: '5000.00',
    expense: '1284.39',
    closing: '28715.61',
    count: 2,
    ...over,
  };
}
