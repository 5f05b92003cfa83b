import type { Lot } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { absent } from '../orderFlow/flow.fixture.ts';
import type { FoundOrder, ReconcileOutcome } from '../orderFlow/types.ts';
import { estimatedGain, splitOrder, joinOutcomes, saleGain, summarizeSales } from './lotSales.ts';
import type { TicketTerms } from './stockTicket.ts';
import { openTicket, pendingOrder, receipt, terms } from './ticket.fixture.ts';

const lots: readonly [Lot, Lot] = [
  { orderNumber: 'L1', quantity: 10, costPrice: '90.00', paid: '900.27' },
  { orderNumber: 'L2', quantity: 1, costPrice: '120.00', paid: '120.04' },
];
const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8fff';
const sale: TicketTerms = { ...terms, side: 'sell', quantity: 11, lots };
const order = { key, terms: sale, confirmedAt: 7 };
const [firstCall, secondCall] = splitOrder(order);
if (firstCall === undefined || secondCall === undefined)
  throw new Error('An order of two lots is two calls.');

/** Receipts of the lots, sold at 100.00. */
const tenSold = { ...receipt, orderNumber: 'S-1', quantity: 10, fee: '0.30', total: '999.70' };
const oneSold = { ...receipt, orderNumber: 'S-2', quantity: 1, fee: '0.03', total: '99.97' };
const failed = (code: string) => ({ failed: refusedCall(code) });
const found = (value: FoundOrder): ReconcileOutcome => ({ kind: 'done', value });

describe('the calls of an order', () => {
  it('sell one lot each, with UUIDs as keys', () => {
    expect([firstCall, secondCall]).toEqual([
      { key, terms: { ...sale, lots: [lots[0]], quantity: 10 }, confirmedAt: 7 },
      {
        key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8000',
        terms: { ...sale, lots: [lots[1]], quantity: 1 },
        confirmedAt: 7,
      },
    ]);
  });

  it('are the order itself for one lot', () => {
    expect(splitOrder(pendingOrder)).toEqual([pendingOrder]);
    expect(splitOrder(firstCall)).toEqual([firstCall]);
  });

  it('have distinct keys', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...lots[0], orderNumber: `L${at}` }));
    const keys = splitOrder({ ...order, terms: { ...sale, lots: many } }).map((call) => call.key);
    expect(new Set(keys).size).toBe(100);
  });
});

describe('the outcome of an order', () => {
  const unkeyed: ReconcileOutcome = { kind: 'done', value: { listed: [] } };
  const alreadySold = found(failed('already-sold'));

  it.each([
    ['unknown after a lost answer', [found(tenSold), unkeyed, absent, timedOut], timedOut],
    ['unknown without keys', [found(tenSold), absent, unkeyed], unkeyed],
    ['unknown while a lot is not listed', [alreadySold, absent], absent],
    ['refused where all are refused alike', [alreadySold, alreadySold], alreadySold],
    ['the outcome of the only call', [found(oneSold)], found(oneSold)],
  ] as const)('is %s', (_, outcomes, joined) => {
    expect(joinOutcomes(outcomes)).toEqual(joined);
  });

  it.each([
    ['all are sold', [found(tenSold), found(oneSold)]],
    ['some are sold', [found(tenSold), alreadySold]],
    ['the refusals differ', [alreadySold, found(failed('holding-time'))]],
  ])('is done where %s', (_, outcomes) => {
    expect(joinOutcomes(outcomes)).toMatchObject({ kind: 'done', value: { orderNumber: null } });
  });
});

/** A ticket with both lots submitted; `outcomes` are the outcomes by index of the lot. */
function confirmSale(...outcomes: readonly (readonly [number, FoundOrder])[]) {
  const ticket = openTicket({ side: 'sell', makeKey: () => key });
  ticket.edit({ type: 'LOTS', lots });
  ticket.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
  const placed = ticket.view().order;
  const calls = placed === null ? [] : splitOrder(placed);
  const callOutcomes = outcomes.flatMap(([at, outcome]) => {
    const call = calls[at];
    return call === undefined ? [] : [{ call, outcome }];
  });
  ticket.send({ type: 'FACTS', facts: { callOutcomes } });
  return ticket;
}

describe('the sale of several lots', () => {
  it('shows the result of each lot while others are running', async () => {
    const ticket = confirmSale([0, tenSold]);
    expect(ticket.view().sales).toMatchObject([
      { lot: lots[0], state: 'done', total: '999.70' },
      { lot: lots[1], state: 'submitting', total: '99.97', placed: null },
    ]);
    await ticket.answer(timedOut);
    expect(ticket.view()).toMatchObject({
      phase: 'reconciling',
      sales: [{ state: 'done' }, { state: 'unknown' }],
    });
  });

  it('excludes sold lots from the next order', async () => {
    const ticket = confirmSale([0, tenSold]);
    await ticket.answer(timedOut);
    await ticket.answerRound(absent);
    ticket.send({ type: 'EDIT_ANYWAY' });
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(ticket.placed().map((placed) => placed.lots)).toEqual([lots, [lots[1]]]);
  });

  it('sums the sold lots and reports the refusals', () => {
    const { sales } = confirmSale([0, tenSold], [1, failed('already-sold')]).view();
    expect(sales).toMatchObject([
      { state: 'done', refusal: null },
      { state: 'refused', refusal: { code: 'already-sold' } },
    ]);
    expect(summarizeSales(sales, null)).toEqual({
      lots: 1,
      quantity: 10,
      received: '999.70',
      gain: '99.43',
    });
  });

  it('has a total gain only where every gain is known', () => {
    const whole = confirmSale([0, tenSold], [1, oneSold]).view().sales;
    // (100 − 90) × 10 − 0.30 − 0.27 and (100 − 120) × 1 − 0.03 − 0.04
    expect(summarizeSales(whole, null)).toMatchObject({ received: '1099.67', gain: '79.36' });
    const part = confirmSale([0, tenSold], [1, { ...oneSold, total: null }]).view().sales;
    expect(summarizeSales(part, null)).toMatchObject({ received: '1099.67', gain: null });
  });
});

it('estimates the gain before the sale', () => {
  const [ten, one] = [
    { lot: lots[0], total: '999.70' },
    { lot: lots[1], total: '99.97' },
  ];
  expect(estimatedGain([ten], null)).toEqual({ gain: '99.43', percent: '11.05' });
  // 99.43 + (99.97 − 120.04)
  expect(estimatedGain([ten, one], null)).toEqual({ gain: '79.36', percent: null });
  const unknown = { ...one, lot: { ...one.lot, paid: null } };
  expect(estimatedGain([ten, unknown], null)).toBeNull();
  expect(estimatedGain([], null)).toBeNull();
});

it.each([
  ['after both fees', {}, tenSold, { gain: '99.43', percent: '11.05' }],
  // 902.25 includes a fee of 0.25 %. 999.70 − 902.25 = 97.45; 97.45 ÷ 900 = 10.83 %
  ['after an individual fee', { paid: '902.25' }, tenSold, { gain: '97.45', percent: '10.83' }],
  ['null for an unknown cost', { paid: null }, tenSold, null],
  ['null for a cost below the price of the shares', { paid: '899.99' }, tenSold, null],
  ['null for another quantity', {}, { ...tenSold, quantity: 9 }, null],
  ['null for unknown proceeds', {}, { ...tenSold, total: null }, null],
])('the gain of a sale is %s', (_, change, placed, gain) => {
  expect(saleGain({ ...lots[0], ...change }, placed, null)).toEqual(gain);
});
