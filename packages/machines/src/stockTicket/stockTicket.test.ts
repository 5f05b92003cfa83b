import { describe, expect, it } from 'vitest';
import { refusedCall } from '../calls.fixture.ts';
import { now } from '../orderFlow/flow.fixture.ts';
import { accept, openTicket, reviewTicket } from './ticket.fixture.ts';

const confirm = { type: 'CONFIRM' } as const;
const first = { orderNumber: 'L1', quantity: 10, costPrice: '90.00' };
const second = { orderNumber: 'L2', quantity: 1, costPrice: '95.00' };
const inDollars = { type: 'UNIT', unit: 'dollars' } as const;

describe('editing', () => {
  it('reports problems at once, and missing input after a review request', () => {
    const ticket = openTicket();
    expect(ticket.view()).toMatchObject({ problems: [], reviewObstacle: 'problems' });
    ticket.edit({ type: 'QUANTITY', text: '51' });
    expect(ticket.view().problems).toEqual([
      { code: 'quantity-above-half', field: 'quantity', values: { max: 50 } },
    ]);
    ticket.edit({ type: 'MODE', mode: 'full' });
    expect(ticket.view().problems).toEqual([]);
    ticket.edit({ type: 'QUANTITY', text: '' });
    ticket.send({ type: 'REVIEW' });
    const missing = [{ code: 'quantity-required', field: 'quantity' }];
    expect(ticket.view()).toMatchObject({ phase: 'editing', problems: missing });
    ticket.edit({ type: 'MODE', mode: 'half' });
    expect(ticket.view().problems).toEqual(missing);
    ticket.edit({ type: 'SIDE', side: 'sell' });
    expect(ticket.view()).toMatchObject({ side: 'sell', problems: [] });
  });

  it('reports problems before unknown facts', () => {
    const ticket = openTicket({ balance: null, quantityText: '51' });
    expect(ticket.view().reviewObstacle).toBe('problems');
  });

  it('shows the cost and the affordable maximum', () => {
    const ticket = openTicket({ quantityText: '10', balance: '1234.50' });
    // 1234.50 ÷ 100.03 = 12.34…; 10 × 100.00 and a fee of 0.30
    expect(ticket.view()).toMatchObject({
      quantity: 10,
      minimum: 1,
      maximum: 50,
      affordable: 12,
      cost: { amount: '1000.00', fee: '0.30', total: '1000.30' },
      reviewObstacle: null,
    });
  });

  it.each([
    ['100', 100],
    ['101', null],
  ])('has a quantity within the caps only: %s', (quantityText, quantity) => {
    expect(openTicket({ quantityText }).view().quantity).toBe(quantity);
  });

  it('converts dollars to whole shares at the current price', () => {
    const ticket = openTicket();
    ticket.edit(inDollars, { type: 'MONEY', text: '850' });
    // 8 × 100.00 and a fee of 0.24; nine shares cost 900.27
    const cost = { amount: '800.00', fee: '0.24', total: '800.24' };
    expect(ticket.view()).toMatchObject({ quantity: 8, cost, reviewObstacle: null });
    ticket.price('121.50');
    // 7 × 121.50 = 850.50, which is more than 850.
    expect(ticket.view()).toMatchObject({ quantity: 6, cost: { total: '729.22' } });
    ticket.edit({ type: 'MONEY', text: '100' });
    expect(ticket.view()).toMatchObject({
      quantity: null,
      cost: null,
      problems: [{ code: 'amount-below-price', values: { min: '121.54' } }],
    });
  });

  it('converts typed text to the other unit, and picks in the current unit', () => {
    const ticket = openTicket({ quantityText: '10' });
    ticket.edit(inDollars);
    expect(ticket.view()).toMatchObject({ moneyText: '1000.30', quantity: 10 });
    ticket.edit({ type: 'PICK', quantity: 25 }, inDollars);
    expect(ticket.view()).toMatchObject({ moneyText: '2500.75', quantity: 25 });
    ticket.edit({ type: 'UNIT', unit: 'shares' });
    expect(ticket.view()).toMatchObject({ quantityText: '25', quantity: 25 });
    ticket.edit({ type: 'PICK', quantity: 50 });
    expect(ticket.view().quantityText).toBe('50');
    ticket.edit({ type: 'QUANTITY', text: 'x' }, inDollars);
    expect(ticket.view().moneyText).toBe('');
  });

  it('cannot be reviewed at a price older than 15 s', () => {
    const ticket = openTicket({ quantityText: '1' });
    ticket.wait(15_000);
    expect(ticket.view().isPriceTooOld).toBe(false);
    ticket.wait(1);
    expect(ticket.view()).toMatchObject({ isPriceTooOld: true, reviewObstacle: 'price-too-old' });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().phase).toBe('editing');
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().phase).toBe('reviewing');
  });

  it('measures the age from the reading, not from its arrival', () => {
    const ticket = openTicket({ price: { price: '100.00', readAt: now - 10_000 } });
    ticket.wait(5000);
    expect(ticket.view().isPriceTooOld).toBe(false);
    ticket.wait(1);
    expect(ticket.view().isPriceTooOld).toBe(true);
    ticket.send({ type: 'FACTS', facts: { price: { price: '100.00', readAt: now - 16_000 } } });
    expect(ticket.view().isPriceTooOld).toBe(true);
  });

  it('restarts the age with each price', () => {
    const ticket = openTicket();
    ticket.wait(14_000);
    ticket.price('100.10');
    ticket.wait(14_000);
    expect(ticket.view().isPriceTooOld).toBe(false);
  });

  it('restores side and lots of a pending order', () => {
    const terms = {
      symbol: 'ACME',
      side: 'sell',
      quantity: 10,
      price: '100.00',
      lots: [first],
    } as const;
    const ticket = openTicket({ pending: { key: 'stored', terms, confirmedAt: 0 } });
    expect(ticket.view()).toMatchObject({ side: 'sell', lots: [first], phase: 'reconciling' });
  });
});

describe('selling', () => {
  it('sells a whole lot, without a cap', () => {
    const ticket = openTicket({ side: 'sell', quantityText: '3' });
    expect(ticket.view().reviewObstacle).toBe('problems');
    const lot = { ...first, quantity: 400 };
    ticket.edit({ type: 'LOT', lot });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({
      terms: { side: 'sell', quantity: 400 },
      amount: '40000.00',
      fee: '12.00',
      total: '39988.00',
      balanceAfter: '64988.00',
    });
    ticket.send(confirm);
    expect(ticket.placed()).toMatchObject([{ side: 'sell', quantity: 400, lots: [lot] }]);
  });

  it('reviews several lots as one order, with a fee for each', () => {
    const ticket = openTicket({ side: 'sell' });
    ticket.edit({ type: 'LOT', lot: first }, { type: 'LOT', lot: second });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({
      terms: { side: 'sell', quantity: 11, lots: [first, second] },
      // 1,000.00 and 100.00, with fees of 0.30 and 0.03
      amount: '1100.00',
      fee: '0.33',
      total: '1099.67',
      balanceAfter: '26099.67',
    });
    ticket.send({ type: 'BACK' });
    ticket.edit({ type: 'LOT', lot: first });
    expect(ticket.view()).toMatchObject({ lots: [second], quantity: 1 });
    ticket.edit({ type: 'LOTS', lots: [] });
    expect(ticket.view()).toMatchObject({ quantity: null, reviewObstacle: 'problems' });
  });

  it('has lots for a sale only', () => {
    const ticket = openTicket({ side: 'sell', quantityText: '10' });
    ticket.edit({ type: 'LOT', lot: first }, { type: 'SIDE', side: 'buy' });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({ terms: { side: 'buy', quantity: 10, lots: [] } });
  });
});

describe('reviewing', () => {
  it('shows the terms, the cost and the balance after it', () => {
    expect(reviewTicket().review()).toMatchObject({
      terms: { symbol: 'ACME', side: 'buy', quantity: 10, price: '100.00' },
      amount: '1000.00',
      fee: '0.30',
      total: '1000.30',
      balanceAfter: '23999.70',
      confirmObstacle: null,
      offeredTerms: null,
    });
  });

  it('keeps the reviewed price while the price moves at most 0.5 %', () => {
    const ticket = reviewTicket();
    ticket.price('100.50');
    expect(ticket.review()).toMatchObject({ total: '1000.30', confirmObstacle: null });
    ticket.send(confirm);
    expect(ticket.placed()).toMatchObject([{ price: '100.00' }]);
  });

  it('requires the acceptance of a price beyond 0.5 %, even when it returns', () => {
    const ticket = reviewTicket();
    ticket.price('100.51');
    // 10 × 100.51 = 1,005.10; 0.03 % of it is 0.30153
    expect(ticket.review()).toMatchObject({
      total: '1005.40',
      terms: { price: '100.00' },
      confirmObstacle: 'terms-moved',
      offeredTerms: { price: '100.51' },
    });
    ticket.send(confirm);
    ticket.price('100.00');
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    ticket.send(accept('100.00'), confirm);
    expect(ticket.calls).toEqual(['persist key-1', 'place key-1']);
  });

  it('accepts the displayed price, and offers a newer one beyond it', () => {
    const ticket = reviewTicket();
    ticket.price('101.00');
    ticket.price('102.00');
    ticket.send(accept('101.00'));
    expect(ticket.review()).toMatchObject({
      terms: { price: '101.00' },
      confirmObstacle: 'terms-moved',
      offeredTerms: { price: '102.00' },
    });
    ticket.send(accept('102.00'));
    // 10 × 102.00 = 1020.00; 0.03 % of it is 0.306
    expect(ticket.review()).toMatchObject({ total: '1020.31', confirmObstacle: null });
  });

  it('reports an accepted price above the balance', () => {
    const ticket = reviewTicket({ balance: '1001.00' });
    ticket.price('101.00');
    ticket.send(accept('101.00'), confirm);
    expect(ticket.calls).toEqual([]);
    expect(ticket.review()?.confirmObstacle).toBe('problems');
    expect(ticket.view().problems).toMatchObject([{ code: 'insufficient-funds' }]);
  });

  it('waits for a new price after 15 s', () => {
    const ticket = reviewTicket();
    ticket.wait(15_001);
    expect(ticket.review()).toMatchObject({ confirmObstacle: 'price-too-old', offeredTerms: null });
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    ticket.price('100.20');
    expect(ticket.review()?.confirmObstacle).toBeNull();
    ticket.send(confirm);
    expect(ticket.placed()).toHaveLength(1);
  });

  it('checks the clock, because timers stop while the device sleeps', () => {
    let time = now;
    const ticket = reviewTicket({ now: () => time });
    time += 60_000;
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    expect(ticket.review()?.confirmObstacle).toBe('price-too-old');
  });

  it('can be confirmed when online again', () => {
    const ticket = reviewTicket();
    ticket.send({ type: 'OFFLINE' }, confirm);
    expect(ticket.calls).toEqual([]);
    ticket.send({ type: 'ONLINE' }, confirm);
    expect(ticket.placed()).toHaveLength(1);
  });

  it('offers fewer shares for the same dollars at a higher price', () => {
    const ticket = openTicket();
    ticket.edit(inDollars, { type: 'MONEY', text: '1000.30' });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({ terms: { quantity: 10 }, total: '1000.30' });
    ticket.price('100.20');
    expect(ticket.review()).toMatchObject({ terms: { quantity: 10 }, confirmObstacle: null });
    ticket.price('101.00');
    const offered = ticket.review()?.offeredTerms;
    expect(offered).toMatchObject({ quantity: 9, price: '101.00' });
    if (offered) ticket.send({ type: 'ACCEPT', terms: offered }, confirm);
    expect(ticket.placed()).toMatchObject([{ quantity: 9, price: '101.00' }]);
  });

  it('takes the current price after a return to the form', () => {
    const ticket = reviewTicket();
    ticket.price('105.00');
    ticket.send({ type: 'BACK' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', quantityText: '10', review: null });
    ticket.send({ type: 'REVIEW' });
    const review = { terms: { price: '105.00' }, confirmObstacle: null };
    expect(ticket.review()).toMatchObject(review);
  });
});

it('returns to the review after price-changed, and requires the next price to be accepted', async () => {
  const ticket = reviewTicket();
  ticket.send(confirm);
  await ticket.answer(refusedCall('price-changed'));
  expect(ticket.calls.slice(2)).toEqual(['clear', 'refresh']);
  expect(ticket.view()).toMatchObject({
    phase: 'reviewing',
    refusal: { code: 'price-changed' },
    review: { confirmObstacle: 'price-too-old' },
  });
  ticket.send({ type: 'FACTS', facts: { balance: '24000.00' } });
  expect(ticket.view().isPriceTooOld).toBe(true);
  // The next price must be accepted although it is within 0.5 % of the refused one.
  ticket.price('100.20');
  ticket.send(confirm);
  expect(ticket.placed()).toHaveLength(1);
  expect(ticket.review()?.offeredTerms).toMatchObject({ price: '100.20' });
  ticket.send(accept('100.20'), confirm);
  expect(ticket.placed()).toMatchObject([
    { key: 'key-1', price: '100.00' },
    { key: 'key-2', price: '100.20' },
  ]);
});

it.each([
  [{ price: null }, 'price-missing', { affordable: null, cost: null, balanceAfter: null }],
  [{ balance: null }, 'balance-unknown', { affordable: null, cost: { total: '1000.30' } }],
  [{ price: null, balance: null }, 'balance-unknown', { balanceAfter: null }],
])('a ticket with %o has the obstacle %s', (facts, reviewObstacle, view) => {
  const ticket = openTicket({ ...facts, quantityText: '10' });
  ticket.send({ type: 'REVIEW' });
  expect(ticket.view()).toMatchObject({ phase: 'editing', reviewObstacle, ...view });
});
