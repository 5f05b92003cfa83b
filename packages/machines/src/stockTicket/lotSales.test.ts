import type { Lot } from '@corro/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LotSalesAct, lotSaleEvent, lotSalesView } from './lotSales.ts';
import { absent, openTicket, receipt, timedOut, twoAtATime } from './ticket.fixture.ts';

const lots: readonly [Lot, Lot] = [
  { orderNumber: 'L1', quantity: 10, costPrice: '90.00', paid: '900.27' },
  { orderNumber: 'L2', quantity: 1, costPrice: '120.00', paid: '120.04' },
];

function reviewSale(lot: Lot) {
  const ticket = openTicket({ side: 'sell' });
  ticket.send({ type: 'EDIT', edit: { type: 'LOT', lot } }, { type: 'REVIEW' });
  return { lot, ticket };
}

/** A ticket for the sale of a lot that a reload interrupted. */
function pendingSale(lot: Lot) {
  const { orderNumber, quantity } = lot;
  const terms = { symbol: 'ACME', side: 'sell', quantity, price: '99.00', lot } as const;
  return openTicket({ pending: { key: orderNumber, terms, confirmedAt: 0 } });
}

/** A ticket for each lot, under review; each makes keys of its own. */
function reviewSales() {
  const [one, other] = [reviewSale(lots[0]), reviewSale(lots[1])];
  const all = [one, other];
  const shown = ({ lot, ticket }: typeof one) => ({ lot, view: ticket.view() });
  const view = (isWithdrawn?: boolean) => lotSalesView([shown(one), shown(other)], isWithdrawn);
  return {
    one: one.ticket,
    other: other.ticket,
    all,
    view,
    ends: () => view().sales.map(({ end }) => end),
    /** What a screen does: all lots as they are shown at the moment. */
    act: (act: LotSalesAct) => {
      const shownNow = view();
      for (const [at, { ticket }] of all.entries()) {
        const shownSale = shownNow.sales[at];
        const event = shownSale === undefined ? null : lotSaleEvent(act, shownSale, shownNow);
        if (event !== null) ticket.send(event);
      }
    },
    price: (text: string) => {
      for (const { ticket } of all) ticket.price(text);
    },
    calls: () => all.map(({ ticket }) => ticket.calls),
  };
}

/** What the server says of a lot of ten or one that is sold at 100.00. */
const sold = {
  ten: { ...receipt, orderNumber: 'S-1', quantity: 10, fee: '0.30', total: '999.70' },
  one: { ...receipt, orderNumber: 'S-2', quantity: 1, fee: '0.03', total: '99.97' },
};
const done = (value: typeof receipt) => ({ kind: 'done', value }) as const;
const refused = (code: string) => ({ kind: 'refused', code, values: {} }) as const;

describe('the sale of several lots', () => {
  it('says everything of all lots before money moves', () => {
    expect(reviewSales().view()).toMatchObject({
      phase: 'reviewing',
      quantity: 11,
      // 1,000.00 and 100.00, with fees of 0.30 and 0.03
      cost: { amount: '1100.00', fee: '0.33', total: '1099.67' },
      balanceAfter: '26099.67',
      confirmObstacle: null,
      sold: { lots: 0, quantity: 0, received: '0.00', gain: null },
    });
  });

  it('places each lot once, and tells what all of it earned', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    sales.act('confirm');
    expect(sales.calls()).toEqual([
      ['persist key-1', 'place key-1'],
      ['persist key-1', 'place key-1'],
    ]);
    expect(sales.view()).toMatchObject({ phase: 'submitting', quantity: 11 });
    await sales.one.answer(done(sold.ten));
    expect(sales.ends()).toEqual(['done', 'submitting']);
    await sales.other.answer(done(sold.one));
    expect(sales.view()).toMatchObject({
      phase: 'done',
      sales: [
        // (100 − 90) × 10 − 0.30 − 0.27, of 900
        { end: 'done', total: '999.70', gain: { gain: '99.43', percent: '11.05' } },
        // (100 − 120) × 1 − 0.03 − 0.04, of 120
        { end: 'done', total: '99.97', gain: { gain: '-20.07', percent: '-16.73' } },
      ],
      sold: { lots: 2, quantity: 11, received: '1099.67', gain: '79.36' },
    });
  });

  it('lets each lot come to its own end', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    await sales.one.answer(refused('already-sold'));
    await sales.other.answer(timedOut);
    expect(sales.ends()).toEqual(['refused', 'unknown']);
    expect(sales.view()).toMatchObject({ phase: 'reconciling', lead: { lot: lots[1] } });
    sales.other.wait(0);
    await sales.other.answerReconcile(done(sold.one));
    expect(sales.view()).toMatchObject({
      phase: 'done',
      sold: { lots: 1, quantity: 1, received: '99.97', gain: '-20.07' },
    });
    expect(sales.calls()).toEqual([
      ['persist key-1', 'place key-1', 'clear', 'account'],
      ['persist key-1', 'place key-1', 'reconcile key-1', 'clear', 'account'],
    ]);
  });

  it('reviews again only the lot whose price was refused', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    await sales.one.answer(done(sold.ten));
    await sales.other.answer(refused('price-changed'));
    expect(sales.view()).toMatchObject({
      phase: 'reviewing',
      lead: { lot: lots[1] },
      quantity: 1,
      confirmObstacle: 'price-too-old',
    });
    sales.price('98.00');
    sales.act('confirm');
    expect(sales.view()).toMatchObject({ confirmObstacle: 'terms-moved' });
    sales.act('accept');
    sales.act('confirm');
    expect(sales.one.placed()).toHaveLength(1);
    expect(sales.other.placed()).toMatchObject([
      { key: 'key-1', price: '100.00' },
      { key: 'key-2', price: '98.00' },
    ]);
  });

  it('confirms no lot while anything is in the way of another', () => {
    const sales = reviewSales();
    sales.other.price('101.00');
    expect(sales.view().confirmObstacle).toBe('terms-moved');
    sales.act('confirm');
    expect(sales.calls()).toEqual([[], []]);
    sales.act('accept');
    sales.one.send({ type: 'OFFLINE' });
    sales.act('confirm');
    expect(sales.calls()).toEqual([[], []]);
  });

  it('takes no lot as ready whose review is not open yet', () => {
    const sales = reviewSales();
    sales.other.send({ type: 'BACK' });
    expect(sales.view()).toMatchObject({ phase: 'reviewing', confirmObstacle: 'price-too-old' });
  });

  it('tells apart what was left before it was sent from what is not known', async () => {
    const sales = reviewSales();
    expect(sales.view(true).sales.map(({ end }) => end)).toEqual(['withdrawn', 'withdrawn']);
    sales.one.send({ type: 'CONFIRM' });
    await sales.one.answer(timedOut);
    for (const pause of [0, 1000, 2000, 4000, 8000, 16_000]) {
      sales.one.wait(pause);
      await sales.one.answerReconcile(absent);
    }
    expect(sales.view(true)).toMatchObject({ phase: 'notFound', lead: { lot: lots[0] } });
    sales.act('reconcileAgain');
    expect(sales.view(true).phase).toBe('reconciling');
    for (const pause of [0, 1000, 2000, 4000, 8000, 16_000]) {
      sales.one.wait(pause);
      await sales.one.answerReconcile(absent);
    }
    sales.act('goOn');
    expect(sales.view(true)).toMatchObject({ phase: 'done', sold: { lots: 0 } });
    expect(sales.view(true).sales.map(({ end }) => end)).toEqual(['left', 'withdrawn']);
  });

  it('withdraws what is under review, and leaves every end as it is', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    await sales.one.answer(refused('already-sold'));
    await sales.other.answer(refused('price-changed'));
    sales.act('withdraw');
    expect(sales.other.view().phase).toBe('editing');
    expect(sales.one.view().phase).toBe('refused');
    expect(sales.view(true)).toMatchObject({ phase: 'done', sold: { lots: 0 } });
    expect(sales.view(true).sales.map(({ end }) => end)).toEqual(['refused', 'withdrawn']);
  });

  it('tells no gain where another quantity was sold than the lot, nor one of all', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    await sales.one.answer(done({ ...sold.ten, quantity: 9 }));
    await sales.other.answer(done(sold.one));
    expect(sales.view()).toMatchObject({
      sales: [{ gain: null }, { gain: { gain: '-20.07' } }],
      sold: { received: '1099.67', gain: null },
    });
  });

  it('tells no gain where the server does not say what a sale brought', async () => {
    const sales = reviewSales();
    sales.act('confirm');
    await sales.one.answer(done(sold.ten));
    await sales.other.answer(done({ ...sold.one, fee: null, total: null }));
    expect(sales.view()).toMatchObject({
      sales: [{ gain: { gain: '99.43' } }, { total: '99.97', gain: null }],
      sold: { received: '1099.67', gain: null },
    });
  });

  it.each([
    // 999.70 − 902.25, with a fee of 0.25 % on 900.00; of 900
    ['with the fee that it was bought for', '902.25', { gain: '97.45', percent: '10.83' }],
    ['not where what it cost with its fee is not known', null, null],
    ['not where less is said than the shares cost', '899.99', null],
  ])('tells a gain %s', async (_, paid, gain) => {
    const lot = { ...lots[0], paid };
    const { ticket } = reviewSale(lot);
    ticket.send({ type: 'CONFIRM' });
    await ticket.answer(done(sold.ten));
    expect(lotSalesView([{ lot, view: ticket.view() }]).sales).toMatchObject([{ gain }]);
  });

  it('begins with what a reload interrupted, at the price that was confirmed', () => {
    const [first, second] = [pendingSale(lots[0]), pendingSale(lots[1])];
    first.wait(0);
    second.wait(0);
    const view = lotSalesView([
      { lot: lots[0], view: first.view() },
      { lot: lots[1], view: second.view() },
    ]);
    // 990.00 less 0.30 (0.297)
    expect(view).toMatchObject({ phase: 'reconciling', sales: [{ total: '989.70' }, {}] });
    expect([first.calls, second.calls]).toEqual([['reconcile L1'], ['reconcile L2']]);
  });
});

type Sales = ReturnType<typeof reviewSales>;
const answers = {
  done: done(receipt),
  refused: refused('already-sold'),
  moved: refused('price-changed'),
  lost: timedOut,
};
type Step = (sales: Sales) => unknown;

/** What one of the lots goes through by itself. */
function stepsOf(which: 'one' | 'other'): readonly (readonly [string, Step])[] {
  const answered = Object.entries(answers).map(
    ([name, answer]) =>
      [`${which} ${name}`, (sales: Sales) => sales[which].answer(answer)] as const,
  );
  return [
    ...answered,
    [`${which} waits`, (sales) => sales[which].wait(8000)],
    [`${which} absent`, (sales) => sales[which].answerReconcile(absent)],
    [`${which} found`, (sales) => sales[which].answerReconcile(done(receipt))],
  ];
}

const steps: Record<string, Step> = {
  confirm: (sales) => sales.act('confirm'),
  accept: (sales) => sales.act('accept'),
  reconcileAgain: (sales) => sales.act('reconcileAgain'),
  goOn: (sales) => sales.act('goOn'),
  price: (sales) => sales.price('100.00'),
  move: (sales) => sales.price('101.00'),
  ...Object.fromEntries([...stepsOf('one'), ...stepsOf('other')]),
};

it('in any order of events each lot is kept before it is placed, and is under way once at most', async () => {
  const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const sales = reviewSales();
      const soldAt = new Map<unknown, number>();
      for (const name of ['confirm', ...walk]) {
        await steps[name]?.(sales);
        for (const { ticket } of sales.all) {
          if (ticket.view().phase === 'done' && !soldAt.has(ticket)) {
            soldAt.set(ticket, ticket.placed().length);
          }
        }
      }
      for (const { ticket } of sales.all) {
        const kept = ticket.calls.filter((call) => /^(?:persist|place|clear)/.test(call));
        expect(kept.map((call) => call.split(' ')[0]).join(' ')).toMatch(
          /^(?:persist place clear ?)*(?:persist place)?$/,
        );
        const keys = ticket.placed().map(({ key }) => key);
        expect(keys).toEqual([...new Set(keys)]);
        expect(twoAtATime(ticket.history)).toEqual([]);
        // What is sold is never placed again.
        expect(ticket.placed()).toHaveLength(soldAt.get(ticket) ?? ticket.placed().length);
      }
    }),
  );
});
