import { expect, it } from 'vitest';
import { fundOrder } from './funds.ts';
import { loanRecord } from './loans.ts';
import { recharge, withdrawal as withdrawalRecord } from './money.ts';
import { order } from './orders.ts';
import { status } from './status.ts';

const withdrawal = status({ 'in-progress': 'n', completed: 'y', failed: 'b' });
const verification = status({ none: 0, pending: 1 }, 'none');

it.each([
  ['n', 'in-progress'],
  [' Y ', 'completed'],
  ['yes', { unknown: 'yes' }],
  ['toString', { unknown: 'toString' }],
  ['__proto__', { unknown: '__proto__' }],
  [7, { unknown: '7' }],
  [null, { unknown: '' }],
  [{}, { unknown: '' }],
])('reads %j as %j', (code, word) => {
  expect(withdrawal.decode(code, 'x')).toEqual(word);
});

it('reads a code as text or number, and a missing code as the default status', () => {
  expect(['0', 1, '', null, 2].map((code) => verification.decode(code, 'x'))).toEqual([
    'none',
    'pending',
    'none',
    'none',
    { unknown: '2' },
  ]);
});

it('writes an unknown code unchanged', () => {
  expect(withdrawal.encode('failed')).toBe('b');
  expect(withdrawal.encode({ unknown: '7' })).toBe('7');
  expect(withdrawal.encode({ unknown: '' })).toBe('');
});

it.each([
  [
    'stock orders',
    (data: object) => order.decode(data, 'stock'),
    'status',
    '0 pending, 1 success, 3 cancelled, 4 expired',
  ],
  ['block trades', (data: object) => order.decode(data, 'block'), 'status', '1 success, 2 failed'],
  ['QIP orders', (data: object) => order.decode(data, 'qip'), 'status', '1 success, 2 failed'],
  [
    'IPO applications',
    (data: object) => order.decode(data, 'ipo'),
    'status',
    '1 pending, 2 success, 3 failed, 4 cancelled',
  ],
  ['funds', fundOrder.decode, 'status', 'active active, completed completed, cancelled cancelled'],
  [
    'loans',
    loanRecord.decode,
    'state',
    '0 unapplied, 1 applying, 2 approved, 3 rejected, 4 unpaid, 5 paid, 6 cancelled',
  ],
  ['recharges', recharge.decode, 'status', '1 in-progress, 2 completed, 3 failed, 4 cancelled'],
  [
    'withdrawals',
    withdrawalRecord.decode,
    'status',
    'n in-progress, y completed, b failed, c cancelled',
  ],
])('reads the status codes of %s', (_, decode, member, codes) => {
  for (const [code, word] of codes.split(', ').map((pair) => pair.split(' '))) {
    expect([code, decode({ [member]: code }).status]).toEqual([code, word]);
  }
});
