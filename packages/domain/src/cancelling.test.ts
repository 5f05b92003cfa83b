import { expect, it } from 'vitest';
import { balanceAfterCancelling, requestStage, returnedByCancelling } from './cancelling.ts';

const now = 1_000_000;

it.each([
  ['withdrawal', 'in-progress', 'pending'],
  ['withdrawal', 'completed', 'ended'],
  ['withdrawal', 'failed', 'ended'],
  ['withdrawal', 'cancelled', 'cancelled'],
  ['withdrawal', 'pending', 'ended'],
  ['recharge', 'in-progress', 'pending'],
  ['recharge', 'completed', 'ended'],
  ['ipo', 'pending', 'pending'],
  ['ipo', 'success', 'ended'],
  ['ipo', 'cancelled', 'cancelled'],
  ['loan', 'applying', 'pending'],
  // The loan is approved but not paid out yet.
  ['loan', 'approved', 'pending'],
  ['loan', 'unpaid', 'ended'],
  ['loan', 'rejected', 'ended'],
  ['loan', 'unapplied', 'ended'],
  ['loan', { unknown: '7' }, null],
] as const)('a %s with the status %j is at the stage %s', (kind, status, stage) => {
  expect(requestStage({ kind, status }, now)).toBe(stage);
});

it.each([
  [now + 1, 'pending'],
  [now, 'ended'],
  [null, 'pending'],
])('an IPO application whose offering closes at %s is at the stage %s', (closesAt, stage) => {
  expect(requestStage({ kind: 'ipo', status: 'pending', closesAt }, now)).toBe(stage);
});

it.each([
  ['withdrawal', '250.00', '250.00'],
  // 300 × 25.33 = 7599.00, and 0.03 % of it
  ['ipo', '7601.28', '7601.28'],
  ['ipo', null, null],
  ['recharge', '5000.00', '0.00'],
  ['loan', '500.00', '0.00'],
] as const)('cancelling a %s with %s set aside returns %s', (kind, held, returned) => {
  expect(returnedByCancelling(kind, held)).toBe(returned);
});

it.each([
  // 24750.00 + 250.00
  ['24750.00', '250.00', '25000.00'],
  // 17398.72 + 7601.28
  ['17398.72', '7601.28', '25000.00'],
  ['25000.00', '0.00', '25000.00'],
  [null, '250.00', null],
  ['24750.00', null, null],
])('a balance of %s plus a return of %s is %s', (balance, returned, after) => {
  expect(balanceAfterCancelling(balance, returned)).toBe(after);
});
