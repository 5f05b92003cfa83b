import { describe, expect, it } from 'vitest';
import { now, receipt, timedOut } from '../orderFlow/flow.fixture.ts';
import { code, offer, pending, reviewDeal } from './deal.fixture.ts';

const confirm = { type: 'CONFIRM', code } as const;
const refused = (reason: string) => ({ kind: 'refused', code: reason, values: {} }) as const;

describe('deal purchase, reviewing', () => {
  it('says what is agreed to, and wants six digits with it', () => {
    const deal = reviewDeal();
    const { terms } = pending;
    expect(deal.view()).toMatchObject({
      review: { terms, confirmObstacle: null, offered: null },
      cost: { amount: '12000.00', fee: '3.60', total: '12003.60' },
      balanceAfter: '12996.40',
    });
    deal.send({ type: 'CONFIRM' });
    expect(deal.view().problems).toEqual([{ code: 'required-fields', field: 'code' }]);
    deal.send({ type: 'CONFIRM', code: '24681' });
    expect(deal.view().problems).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
    expect(deal.calls).toEqual([]);
    deal.send({ type: 'BACK' });
    expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '100', problems: [] });
  });

  it('wants a changed price accepted, however little it changed', () => {
    const deal = reviewDeal();
    deal.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.01' } } }, confirm);
    const offered = { ...pending.terms, price: '120.01' };
    expect(deal.view().review).toMatchObject({ confirmObstacle: 'terms-moved', offered });
    expect(deal.calls).toEqual([]);
    deal.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.02' } } });
    deal.send({ type: 'ACCEPT', terms: offered }, confirm);
    expect(deal.view().review?.offered).toMatchObject({ price: '120.02' });
    deal.send({ type: 'ACCEPT', terms: { ...offered, price: '120.02' } }, confirm);
    expect(deal.placings).toMatchObject([{ order: { terms: { price: '120.02' } } }]);
  });

  it('is not moved by a reading that says the same, nor by what concerns others', () => {
    const deal = reviewDeal();
    deal.send({ type: 'FACTS', facts: { offer: { ...offer }, balance: '30000.00' } });
    expect(deal.view().review).toMatchObject({ confirmObstacle: null, offered: null });
  });

  it.each([
    ['offline', { type: 'OFFLINE' }],
    ['offer-gone', { type: 'FACTS', facts: { isGone: true } }],
    ['problems', { type: 'FACTS', facts: { balance: '12003.59' } }],
  ] as const)('cannot be confirmed: %s', (confirmObstacle, event) => {
    const deal = reviewDeal();
    deal.send(event, confirm);
    expect(deal.view().review).toMatchObject({ confirmObstacle });
    expect(deal.calls).toEqual([]);
  });
});

describe('deal purchase, submitting', () => {
  it('makes one call of two confirmations, with the order kept before it', async () => {
    const deal = reviewDeal();
    deal.send(confirm, confirm);
    expect(deal.calls).toEqual(['persist key-1', 'place key-1']);
    expect(deal.placings).toEqual([
      { order: { key: 'key-1', terms: pending.terms, confirmedAt: now }, code },
    ]);
    await deal.answer({ kind: 'done', value: receipt });
    expect(deal.calls.slice(2)).toEqual(['clear', 'account']);
    expect(deal.view()).toMatchObject({ phase: 'done', placed: receipt });
    deal.send({ type: 'NEW_ORDER' });
    expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '208', placed: null });
  });

  it('keeps no code once the call is over, and never in the order', async () => {
    const deal = reviewDeal();
    deal.send(confirm);
    expect(JSON.stringify([deal.view(), deal.placings[0]?.order])).not.toContain(code);
    await deal.answer(timedOut);
    expect(deal.persisted()).not.toContain(code);
  });

  it.each(['wrong-authorization-password', 'no-transaction-code', 'too-many-attempts'])(
    'comes back to the same order to put %s right, under a key of its own',
    async (reason) => {
      const deal = reviewDeal();
      deal.send(confirm);
      await deal.answer(refused(reason));
      expect(deal.view()).toMatchObject({
        phase: 'reviewing',
        refusal: { code: reason },
        order: null,
      });
      deal.send({ type: 'CODE_SET' });
      expect(deal.view().refusal).toBeNull();
      deal.send({ type: 'CONFIRM', code: '135791' });
      expect(deal.calls).toEqual([
        'persist key-1',
        'place key-1',
        'clear',
        'persist key-2',
        'place key-2',
      ]);
    },
  );

  it.each(['price-changed', 'time-not-allowed', 'insufficient-funds'])(
    'says that it was refused: %s, and keeps the form',
    async (reason) => {
      const deal = reviewDeal();
      deal.send(confirm);
      await deal.answer(refused(reason));
      expect(deal.view()).toMatchObject({ phase: 'refused', refusal: { code: reason } });
      expect(deal.calls.slice(2)).toEqual(['clear', 'account']);
      deal.send({ type: 'BACK' });
      expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '100', refusal: null });
    },
  );
});

describe('deal purchase, unknown', () => {
  it('says that the order failed where it is found as failed', async () => {
    const deal = reviewDeal();
    deal.send(confirm);
    await deal.answer(timedOut);
    deal.wait(0);
    const failed = { kind: 'refused', code: 'order-failed', values: {} } as const;
    await deal.answerReconcile({ kind: 'done', value: { failed } });
    expect(deal.view()).toMatchObject({ phase: 'refused', refusal: failed, failure: null });
    expect(deal.view().placed).toBeNull();
    expect(deal.calls.slice(2)).toEqual(['reconcile key-1', 'clear', 'account']);
    deal.send({ type: 'BACK' });
    expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '100' });
  });
});
