import { describe, expect, it } from 'vitest';
import { accept, openTicket, reviewTicket } from './ticket.fixture.ts';

const confirm = { type: 'CONFIRM' } as const;

describe('stock ticket, reviewing', () => {
  it('says everything before money moves', () => {
    expect(reviewTicket().review()).toMatchObject({
      terms: { symbol: 'ACME', side: 'buy', quantity: 10, price: '100.00' },
      amount: '1000.00',
      fee: '0.30',
      total: '1000.30',
      balanceAfter: '23999.70',
      confirmObstacle: null,
      offered: null,
    });
  });

  it('stays valid while the price stays within 0.5 %', () => {
    const ticket = reviewTicket();
    ticket.price('100.50');
    expect(ticket.review()).toMatchObject({ total: '1000.30', confirmObstacle: null });
    ticket.send(confirm);
    expect(ticket.placed()).toMatchObject([{ price: '100.00' }]);
  });

  it('wants a price beyond 0.5 % accepted again, even when it comes back', () => {
    const ticket = reviewTicket();
    ticket.price('100.51');
    expect(ticket.review()).toMatchObject({
      terms: { price: '100.00' },
      confirmObstacle: 'terms-moved',
      offered: { price: '100.51' },
    });
    ticket.send(confirm);
    ticket.price('100.00');
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    ticket.send(accept('100.00'), confirm);
    expect(ticket.calls).toEqual(['persist key-1', 'place key-1']);
  });

  it('takes the price that was on the screen, and asks again where a newer one is beyond it', () => {
    const ticket = reviewTicket();
    ticket.price('101.00');
    ticket.price('102.00');
    ticket.send(accept('101.00'));
    expect(ticket.review()).toMatchObject({
      terms: { price: '101.00' },
      confirmObstacle: 'terms-moved',
      offered: { price: '102.00' },
    });
    ticket.send(accept('102.00'));
    // 10 × 102.00 = 1020.00; 0.03 % of it is 0.306
    expect(ticket.review()).toMatchObject({ total: '1020.31', confirmObstacle: null });
  });

  it('says so when the accepted price is more than the balance pays', () => {
    const ticket = reviewTicket({ balance: '1001.00' });
    ticket.price('101.00');
    ticket.send(accept('101.00'), confirm);
    expect(ticket.calls).toEqual([]);
    expect(ticket.review()?.confirmObstacle).toBe('problems');
    expect(ticket.view().problems).toMatchObject([{ code: 'insufficient-funds' }]);
  });

  it('waits for a fresh price once the last is older than 15 s', () => {
    const ticket = reviewTicket();
    ticket.wait(15_001);
    expect(ticket.review()).toMatchObject({ confirmObstacle: 'price-too-old', offered: null });
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    ticket.price('100.20');
    expect(ticket.review()?.confirmObstacle).toBeNull();
    ticket.send(confirm);
    expect(ticket.placed()).toHaveLength(1);
  });

  it('asks the clock, since timers sleep with the device', () => {
    let time = 1_800_000_000_000;
    const ticket = reviewTicket({
      now: () => time,
      price: { price: '100.00', readAt: time },
    });
    time += 60_000;
    ticket.send(confirm);
    expect(ticket.calls).toEqual([]);
    expect(ticket.review()?.confirmObstacle).toBe('price-too-old');
  });

  it('cannot be confirmed offline, and says why', () => {
    const ticket = reviewTicket();
    ticket.send({ type: 'OFFLINE' }, confirm);
    expect(ticket.review()?.confirmObstacle).toBe('offline');
    expect(ticket.calls).toEqual([]);
    ticket.send({ type: 'ONLINE' }, confirm);
    expect(ticket.placed()).toHaveLength(1);
  });

  it('offers fewer shares at a higher price where dollars were typed, and never more dollars', () => {
    const ticket = openTicket();
    ticket.send(
      { type: 'EDIT', edit: { type: 'UNIT', unit: 'dollars' } },
      { type: 'EDIT', edit: { type: 'MONEY', text: '1000.30' } },
      { type: 'REVIEW' },
    );
    expect(ticket.review()).toMatchObject({ terms: { quantity: 10 }, total: '1000.30' });
    // Within 0.5 % the reviewed order stays as it is.
    ticket.price('100.20');
    expect(ticket.review()).toMatchObject({ terms: { quantity: 10 }, confirmObstacle: null });
    ticket.price('101.00');
    expect(ticket.review()).toMatchObject({ offered: { quantity: 9, price: '101.00' } });
    const offered = ticket.review()?.offered;
    if (offered) ticket.send({ type: 'ACCEPT', terms: offered }, confirm);
    // 9 × 101.00 and 0.27
    expect(ticket.placed()).toMatchObject([{ quantity: 9, price: '101.00' }]);
  });

  it('goes back to the form as it was', () => {
    const ticket = reviewTicket();
    ticket.price('105.00');
    ticket.send({ type: 'BACK' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', quantityText: '10', review: null });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({
      terms: { price: '105.00' },
      confirmObstacle: null,
    });
  });
});
