import { buildBillEntry, codecs, fakeNow, type RecordedCall } from '@corro/testing';
import { pageOf } from './pages.ts';

/** The call that lists the changes of the balance. */
export const billRoute = 'GET /stock/success/v2/bill';

const reasons = [
  ['income', 'recharge', '5000.00'],
  ['expense', 'stock-buy', '1284.39'],
  ['expense', 'withdraw-request', '250.00'],
  ['income', 'withdraw-return', '250.00'],
  ['expense', 'block-buy', '10412.07'],
  ['income', 'loan-payout', '500.00'],
  ['expense', 'Ajuste <b>manual</b> del área de operaciones', '0.01'],
  ['income', null, '7.50'],
] as const;

/** Balance after each change, newest first. */
const balances = [
  '25000.00',
  '20000.00',
  '21284.39',
  '21534.39',
  '21284.39',
  '31696.46',
  '31196.46',
  '31196.47',
  '31188.97',
  '26188.97',
  '27473.36',
  '27723.36',
  '27473.36',
  '37885.43',
  '37385.43',
  '37385.44',
] as const;

/**
 * 16 changes, `E1` to `E16`, newest first, over four days, with known and unknown reasons. `E2` and `E10` buy 10
 * NVLO at 128.40, `E5` is a block purchase, and `E13` one of a private placement.
 */
export const billEntries = Array.from({ length: 16 }, (_, at) => {
  const [type, repeated, amount] = reasons[at % reasons.length] ?? reasons[0];
  const reason = at === 12 ? 'qip-buy' : repeated;
  return buildBillEntry({
    id: `E${at + 1}`,
    createdAt: fakeNow - at * at * 25 * 60_000,
    type,
    reason,
    amount,
    balance: balances[at] ?? null,
    orderNumber: reason === null ? null : `C-20261120-${String(at + 1).padStart(4, '0')}`,
    ...(reason === 'stock-buy' ? {} : { symbol: null, name: null, quantity: null, price: null }),
  });
});

/** Pages of the changes, filtered by the requested `type`, `search` and `month` (2026-11 only). */
export const bill = (call: RecordedCall) => {
  const { type, search = '', month } = call.query;
  const found = billEntries.filter(
    (entry) =>
      (type === 'all' || entry.type === type) &&
      (entry.name ?? '').toLowerCase().includes(search.toLowerCase()) &&
      (month === undefined || month === '2026-11'),
  );
  return pageOf(call, found, codecs.billEntry.encode);
};
