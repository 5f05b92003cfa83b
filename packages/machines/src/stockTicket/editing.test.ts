import { describe, expect, it } from 'vitest';
import { now, openTicket } from './ticket.fixture.ts';

describe('stock ticket, editing', () => {
  it('says what is wrong at once and what is missing when asked', () => {
    const ticket = openTicket();
    expect(ticket.view().problems).toEqual([]);
    expect(ticket.view().reviewObstacle).toBe('problems');
    ticket.send({ type: 'EDIT', edit: { type: 'QUANTITY', text: '51' } });
    expect(ticket.view().problems).toEqual([
      { code: 'quantity-above-half', field: 'quantity', values: { max: 50 } },
    ]);
    ticket.send({ type: 'EDIT', edit: { type: 'MODE', mode: 'full' } });
    expect(ticket.view().problems).toEqual([]);
    ticket.send({ type: 'EDIT', edit: { type: 'QUANTITY', text: '' } }, { type: 'REVIEW' });
    expect(ticket.view().phase).toBe('editing');
    expect(ticket.view().problems).toEqual([{ code: 'quantity-required', field: 'quantity' }]);
  });

  it('shows the cost and the most that the balance buys', () => {
    const ticket = openTicket({ quantityText: '10', balance: '1234.50' });
    // 1234.50 ÷ 100.03 = 12.34…; 10 × 100.00 and 0.30
    expect(ticket.view()).toMatchObject({
      quantity: 10,
      minimum: 1,
      maximum: 50,
      affordable: 12,
      cost: { amount: '1000.00', fee: '0.30', total: '1000.30' },
      reviewObstacle: null,
    });
  });

  it('buys as many whole shares as the dollars pay for, at the price of the moment', () => {
    const ticket = openTicket();
    ticket.send(
      { type: 'EDIT', edit: { type: 'UNIT', unit: 'dollars' } },
      { type: 'EDIT', edit: { type: 'MONEY', text: '850' } },
    );
    // 8 × 100.00 and 0.24; a ninth would make it 900.27.
    expect(ticket.view()).toMatchObject({
      quantity: 8,
      cost: { amount: '800.00', fee: '0.24', total: '800.24' },
      reviewObstacle: null,
    });
    ticket.price('121.50');
    // 7 × 121.50 would be 850.50.
    expect(ticket.view()).toMatchObject({ quantity: 6, cost: { total: '729.22' } });
    ticket.send({ type: 'EDIT', edit: { type: 'MONEY', text: '100' } });
    expect(ticket.view()).toMatchObject({
      quantity: null,
      cost: null,
      problems: [{ code: 'amount-below-price', values: { least: '121.54' } }],
    });
  });

  it('writes in the other unit what was typed, and a pick in the one in use', () => {
    const ticket = openTicket({ quantityText: '10' });
    const unit = (chosen: 'shares' | 'dollars') =>
      ticket.send({ type: 'EDIT', edit: { type: 'UNIT', unit: chosen } });
    unit('dollars');
    expect(ticket.view()).toMatchObject({ moneyText: '1000.30', quantity: 10 });
    ticket.send({ type: 'EDIT', edit: { type: 'PICK', quantity: 25 } });
    expect(ticket.view()).toMatchObject({ moneyText: '2500.75', quantity: 25 });
    unit('dollars');
    expect(ticket.view().moneyText).toBe('2500.75');
    unit('shares');
    expect(ticket.view()).toMatchObject({ quantityText: '25', quantity: 25 });
    ticket.send({ type: 'EDIT', edit: { type: 'PICK', quantity: 50 } });
    expect(ticket.view().quantityText).toBe('50');
    ticket.send({ type: 'EDIT', edit: { type: 'QUANTITY', text: 'x' } });
    unit('dollars');
    expect(ticket.view().moneyText).toBe('');
  });

  it('sells a whole lot, which no cap limits', () => {
    const ticket = openTicket({ side: 'sell', quantityText: '3' });
    expect(ticket.view().reviewObstacle).toBe('problems');
    const lot = { orderNumber: 'L1', quantity: 400, costPrice: '90.00' };
    ticket.send({ type: 'EDIT', edit: { type: 'LOT', lot } }, { type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({
      terms: { side: 'sell', quantity: 400 },
      amount: '40000.00',
      fee: '12.00',
      total: '39988.00',
      balanceAfter: '64988.00',
    });
  });

  it('reviews several lots as one order, with a fee for each', () => {
    const ticket = openTicket({ side: 'sell' });
    const [one, other] = [
      { orderNumber: 'L1', quantity: 10, costPrice: '90.00' },
      { orderNumber: 'L2', quantity: 1, costPrice: '95.00' },
    ];
    ticket.send(
      { type: 'EDIT', edit: { type: 'LOT', lot: one } },
      { type: 'EDIT', edit: { type: 'LOT', lot: other } },
      { type: 'REVIEW' },
    );
    expect(ticket.review()).toMatchObject({
      terms: { side: 'sell', quantity: 11, lots: [one, other] },
      // 1,000.00 and 100.00, with fees of 0.30 and 0.03
      amount: '1100.00',
      fee: '0.33',
      total: '1099.67',
      balanceAfter: '26099.67',
    });
    ticket.price('100.51');
    ticket.send({ type: 'CONFIRM' });
    expect(ticket.view().review).toMatchObject({ confirmObstacle: 'terms-moved' });
    expect(ticket.calls).toEqual([]);
    ticket.send({ type: 'BACK' }, { type: 'EDIT', edit: { type: 'LOT', lot: one } });
    expect(ticket.view()).toMatchObject({ lots: [other], quantity: 1 });
    ticket.send({ type: 'EDIT', edit: { type: 'LOTS', lots: [] } });
    expect(ticket.view()).toMatchObject({ quantity: null, reviewObstacle: 'problems' });
  });

  it('cannot be reviewed without balance or price', () => {
    const ticket = openTicket({ quantityText: '1', balance: null, price: null });
    expect(ticket.view().reviewObstacle).toBe('balance-unknown');
    ticket.send({ type: 'FACTS', facts: { balance: '500.00' } }, { type: 'REVIEW' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', reviewObstacle: 'price-missing' });
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().phase).toBe('reviewing');
  });

  it('cannot be reviewed at a price older than 15 s, and can at the next', () => {
    const ticket = openTicket({ quantityText: '1' });
    ticket.wait(15_000);
    expect(ticket.view().priceTooOld).toBe(false);
    ticket.wait(1);
    expect(ticket.view()).toMatchObject({ priceTooOld: true, reviewObstacle: 'price-too-old' });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().phase).toBe('editing');
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().phase).toBe('reviewing');
  });

  it('counts the age from the reading and not from its arrival', () => {
    const ticket = openTicket({ price: { price: '100.00', readAt: now - 10_000 } });
    ticket.wait(5000);
    expect(ticket.view().priceTooOld).toBe(false);
    ticket.wait(1);
    expect(ticket.view().priceTooOld).toBe(true);
    ticket.send({ type: 'FACTS', facts: { price: { price: '100.00', readAt: now - 16_000 } } });
    expect(ticket.view().priceTooOld).toBe(true);
  });

  it('is not aged by the timer of a price that was replaced', () => {
    const ticket = openTicket();
    ticket.wait(14_000);
    ticket.price('100.10');
    ticket.wait(14_000);
    expect(ticket.view().priceTooOld).toBe(false);
  });
});
