import type { Lot } from '@corro/domain';
import { describe, expect, it } from 'vitest';
import type { FoundOrder, ReconcileOutcome } from '../orderFlow/types.ts';
import { callsOf, joinOutcomes, saleGain, soldLots } from './lotSales.ts';
import type { TicketTerms } from './stockTicket.ts';
import { absent, openTicket, pending, receipt, terms, timedOut } from './ticket.fixture.ts';

const lots: readonly [Lot, Lot] = [
  { orderNumber: 'L1', quantity: 10, costPrice: '90.00', paid: '900.27' },
  { orderNumber: 'L2', quantity: 1, costPrice: '120.00', paid: '120.04' },
];
const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8fff';
const sale: TicketTerms = { ...terms, side: 'sell', quantity: 11, lots };
const order = { key, terms: sale, confirmedAt: 7 };
const [ten, one] = callsOf(order);
if (ten === undefined || one === undefined) throw new Error('An order of two lots is two calls.');

/** What the server says of the lots, sold at 100.00. */
const tenSold = { ...receipt, orderNumber: 'S-1', quantity: 10, fee: '0.30', total: '999.70' };
const oneSold = { ...receipt, orderNumber: 'S-2', quantity: 1, fee: '0.03', total: '99.97' };
const failed = (code: string) => ({ failed: { kind: 'refused', code, values: {} } }) as const;
const found = (value: FoundOrder): ReconcileOutcome => ({ kind: 'done', value });

describe('the calls of an order', () => {
  it('are one to a lot, with keys of their own that stay UUIDs', () => {
    expect([ten, one]).toEqual([
      { key, terms: { ...sale, lots: [lots[0]], quantity: 10 }, confirmedAt: 7 },
      {
        key: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8000',
        terms: { ...sale, lots: [lots[1]], quantity: 1 },
        confirmedAt: 7,
      },
    ]);
  });

  it('are the order itself where it buys or sells one lot', () => {
    expect(callsOf(pending)).toEqual([pending]);
    expect(callsOf(ten)).toEqual([ten]);
  });

  it('have keys of their own for as many lots as are sold at once', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...lots[0], orderNumber: `L${at}` }));
    const keys = callsOf({ ...order, terms: { ...sale, lots: many } }).map((call) => call.key);
    expect(new Set(keys).size).toBe(100);
  });
});

describe('the outcome of an order', () => {
  const unkeyed: ReconcileOutcome = { kind: 'done', value: { listed: [] } };
  const gone = found(failed('already-sold'));

  it.each([
    ['unknown while an answer is lost', [found(tenSold), unkeyed, absent, timedOut], timedOut],
    ['unknown where orders have no keys', [found(tenSold), absent, unkeyed], unkeyed],
    ['unknown while a lot is not listed', [gone, absent], absent],
    ['the refusal of all', [gone, gone], gone],
    ['that of the only call', [found(oneSold)], found(oneSold)],
  ] as const)('is %s', (_, outcomes, joined) => {
    expect(joinOutcomes(outcomes)).toEqual(joined);
  });

  it.each([
    ['all are sold', [found(tenSold), found(oneSold)]],
    ['some are sold', [found(tenSold), gone]],
    ['each is refused for a reason of its own', [gone, found(failed('holding-time'))]],
  ])('is done where %s', (_, outcomes) => {
    expect(joinOutcomes(outcomes)).toMatchObject({ kind: 'done', value: { orderNumber: null } });
  });
});

/** A ticket with both lots on their way, and what has become of them so far. */
function confirmSale(...ends: readonly (readonly [number, FoundOrder])[]) {
  const ticket = openTicket({ side: 'sell', makeKey: () => key });
  ticket.send(
    { type: 'EDIT', edit: { type: 'LOTS', lots } },
    { type: 'REVIEW' },
    { type: 'CONFIRM' },
  );
  const placed = ticket.view().order;
  const calls = placed === null ? [] : callsOf(placed);
  const known = ends.flatMap(([at, end]) => {
    const call = calls[at];
    return call === undefined ? [] : [{ call, end }];
  });
  ticket.send({ type: 'FACTS', facts: { ends: known } });
  return ticket;
}

describe('the sale of several lots', () => {
  it('says what became of each lot while others are on their way', async () => {
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

  it('is of no lot any more that is sold, once an unknown end is left behind', async () => {
    const ticket = confirmSale([0, tenSold]);
    await ticket.answer(timedOut);
    for (const pause of [0, 1000, 2000, 4000, 8000, 16_000]) {
      ticket.wait(pause);
      await ticket.answerReconcile(absent);
    }
    ticket.send({ type: 'EDIT_ANYWAY' });
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(ticket.placed().map((placed) => placed.lots)).toEqual([lots, [lots[1]]]);
  });

  it('adds up what is sold, and says why the rest is not', () => {
    const { sales } = confirmSale([0, tenSold], [1, failed('already-sold')]).view();
    expect(sales).toMatchObject([
      { state: 'done', refusal: null },
      { state: 'refused', refusal: { code: 'already-sold' } },
    ]);
    expect(soldLots(sales, null)).toEqual({
      lots: 1,
      quantity: 10,
      received: '999.70',
      gain: '99.43',
    });
  });

  it('tells a gain of all only where that of each is known', () => {
    const whole = confirmSale([0, tenSold], [1, oneSold]).view().sales;
    // (100 − 90) × 10 − 0.30 − 0.27 and (100 − 120) × 1 − 0.03 − 0.04
    expect(soldLots(whole, null)).toMatchObject({ received: '1099.67', gain: '79.36' });
    const part = confirmSale([0, tenSold], [1, { ...oneSold, total: null }]).view().sales;
    expect(soldLots(part, null)).toMatchObject({ received: '1099.67', gain: null });
  });
});

it.each([
  ['of the price and both fees', {}, tenSold, { gain: '99.43', percent: '11.05' }],
  // 999.70 − 902.25, with a fee of 0.25 % on 900.00; of 900
  ['with a fee of its own', { paid: '902.25' }, tenSold, { gain: '97.45', percent: '10.83' }],
  ['not where what it cost is not known', { paid: null }, tenSold, null],
  ['not where less is said than the shares cost', { paid: '899.99' }, tenSold, null],
  ['not where another quantity was sold', {}, { ...tenSold, quantity: 9 }, null],
  ['not where the server does not say what it brought', {}, { ...tenSold, total: null }, null],
])('a sale tells its gain %s', (_, change, placed, gain) => {
  expect(saleGain({ ...lots[0], ...change }, placed, null)).toEqual(gain);
});
