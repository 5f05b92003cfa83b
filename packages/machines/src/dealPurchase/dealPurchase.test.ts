import { describe, expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { now, receipt } from '../orderFlow/flow.fixture.ts';
import { code, facts, offer, openDeal, pendingOrder, reviewDeal } from './deal.fixture.ts';

const confirm = { type: 'CONFIRM', code } as const;
const typed = (text: string) => ({ type: 'QUANTITY', text }) as const;
const belowMinimum = [{ code: 'quantity-below-offer', field: 'quantity', values: { min: 100 } }];

describe('editing', () => {
  it('starts with the affordable maximum and its share of the balance', () => {
    // 25000.00 ÷ 120.036 = 208.27…; 208 × 120.00 = 24960.00, fee 7.488
    expect(openDeal().view()).toMatchObject({
      phase: 'editing',
      quantityText: '208',
      affordable: 208,
      cost: { amount: '24960.00', fee: '7.49', total: '24967.49' },
      balancePercent: '99.87',
      balanceAfter: '32.51',
      problems: [],
      reviewObstacle: null,
    });
  });

  it('prefills once offer and balance are known, and never over typed text', () => {
    const deal = openDeal({ facts: { ...facts, offer: null, balance: null } });
    expect(deal.view()).toMatchObject({
      quantityText: '',
      affordable: null,
      cost: null,
      balancePercent: null,
      reviewObstacle: 'offer-unknown',
    });
    deal.send({ type: 'FACTS', facts: { offer } });
    deal.edit({ type: 'PICK', percent: 50 });
    expect(deal.view()).toMatchObject({ quantityText: '', reviewObstacle: 'balance-unknown' });
    deal.send({ type: 'FACTS', facts: { balance: '25000.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '208', isTouched: false });
    deal.edit(typed('150'));
    deal.send({ type: 'FACTS', facts: { balance: '50000.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '150', isTouched: true, affordable: 416 });
  });

  it('prefills nothing while amounts are hidden', () => {
    const deal = openDeal();
    deal.send({ type: 'FACTS', facts: { hidesAmounts: true } });
    expect(deal.view()).toMatchObject({ quantityText: '', isTouched: false, problems: [] });
    deal.send({ type: 'FACTS', facts: { hidesAmounts: false } });
    expect(deal.view().quantityText).toBe('208');
    deal.edit({ type: 'PICK', percent: 50 });
    deal.send({ type: 'FACTS', facts: { hidesAmounts: true } }, { type: 'REVIEW' });
    expect(deal.view()).toMatchObject({ phase: 'reviewing', quantityText: '104' });
  });

  it('restores a draft', () => {
    const deal = openDeal({ form: { quantityText: '12', isTouched: true } });
    expect(deal.view().quantityText).toBe('12');
  });

  it('picks a share of the maximum, rounded down', () => {
    const deal = openDeal();
    deal.edit({ type: 'PICK', percent: 25 });
    expect(deal.view().quantityText).toBe('52');
    deal.edit({ type: 'PICK', percent: 75 });
    expect(deal.view().quantityText).toBe('156');
  });

  it('hints at the minimum 3 s after the last edit', () => {
    const deal = openDeal();
    deal.edit(typed('9'));
    deal.wait(2999);
    expect(deal.view()).toMatchObject({ isHintShown: false, problems: [] });
    deal.edit(typed('99'));
    deal.wait(2999);
    expect(deal.view().isHintShown).toBe(false);
    deal.wait(1);
    expect(deal.view()).toMatchObject({ isHintShown: true, problems: belowMinimum });
    deal.edit(typed('9'));
    expect(deal.view()).toMatchObject({ isHintShown: false, problems: [] });
    deal.wait(3000);
    expect(deal.view().isHintShown).toBe(true);
    deal.edit(typed('100'));
    deal.wait(3000);
    expect(deal.view()).toMatchObject({ isHintShown: false, problems: [] });
  });

  it('hints at a prefilled maximum below the minimum', () => {
    // 6001.80 ÷ 120.036 = 50 exactly
    const deal = openDeal({ facts: { ...facts, balance: '6001.80' } });
    expect(deal.view()).toMatchObject({ quantityText: '50', problems: [] });
    deal.wait(3000);
    expect(deal.view().problems).toEqual(belowMinimum);
  });

  it('reports other problems at once, and all after a review request', () => {
    const deal = openDeal();
    deal.edit(typed('1 000'));
    expect(deal.view().problems).toMatchObject([{ code: 'quantity-format' }]);
    deal.edit(typed('209'));
    // 209 × 120.00 = 25080.00, fee 7.524
    expect(deal.view().problems).toMatchObject([
      { code: 'insufficient-funds', values: { total: '25087.52', missing: '87.52' } },
    ]);
    deal.edit(typed('99'));
    deal.send({ type: 'REVIEW' });
    expect(deal.view()).toMatchObject({ phase: 'editing', problems: belowMinimum });
    deal.edit(typed(''));
    expect(deal.view().problems).toMatchObject([{ code: 'quantity-required' }]);
  });

  it('prefills nothing where the balance buys nothing', () => {
    const deal = openDeal({ facts: { ...facts, balance: '100.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '', affordable: 0, problems: [] });
  });
});

describe('reviewing', () => {
  it('shows the terms and requires a code of six digits', () => {
    const deal = reviewDeal();
    const { terms } = pendingOrder;
    expect(deal.view()).toMatchObject({
      review: { terms, confirmObstacle: null, offeredTerms: null },
      cost: { amount: '12000.00', fee: '3.60', total: '12003.60' },
      balanceAfter: '12996.40',
    });
    deal.send({ type: 'CONFIRM' });
    expect(deal.view().problems).toEqual([{ code: 'required-fields', field: 'code' }]);
    deal.send({ type: 'CONFIRM', code: '24681' });
    expect(deal.view().problems).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
    expect(deal.calls).toEqual([]);
    deal.send({ type: 'BACK' });
    const editing = { phase: 'editing', quantityText: '100', problems: [], review: null };
    expect(deal.view()).toMatchObject(editing);
  });

  it('requires the acceptance of any changed price', () => {
    const deal = reviewDeal();
    deal.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.01' } } }, confirm);
    const offeredTerms = { ...pendingOrder.terms, price: '120.01' };
    expect(deal.view().review).toMatchObject({ confirmObstacle: 'terms-moved', offeredTerms });
    expect(deal.calls).toEqual([]);
    deal.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.02' } } });
    deal.send({ type: 'ACCEPT', terms: offeredTerms }, confirm);
    expect(deal.view().review?.offeredTerms).toMatchObject({ price: '120.02' });
    deal.send({ type: 'ACCEPT', terms: { ...offeredTerms, price: '120.02' } }, confirm);
    expect(deal.placings).toMatchObject([{ order: { terms: { price: '120.02' } } }]);
  });

  it('accepts terms while the offer is unknown', () => {
    const deal = reviewDeal();
    deal.send({ type: 'FACTS', facts: { offer: { ...offer, price: '121' } } });
    deal.send({ type: 'FACTS', facts: { offer: null } });
    deal.send({ type: 'ACCEPT', terms: { ...pendingOrder.terms, price: '121' } });
    expect(deal.view().review).toMatchObject({
      terms: { price: '121' },
      confirmObstacle: 'offer-unknown',
    });
  });

  it('ignores facts that do not change the terms', () => {
    const deal = reviewDeal();
    deal.send({ type: 'FACTS', facts: { offer: { ...offer }, balance: '30000.00' } });
    expect(deal.view().review).toMatchObject({ confirmObstacle: null, offeredTerms: null });
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

describe('placing', () => {
  it('stores the order and calls once on a double tap', async () => {
    const deal = reviewDeal();
    deal.send(confirm, confirm);
    expect(deal.calls).toEqual(['persist key-1', 'place key-1']);
    expect(deal.placings).toEqual([
      { order: { key: 'key-1', terms: pendingOrder.terms, confirmedAt: now }, code },
    ]);
    expect(deal.view()).toMatchObject({
      phase: 'submitting',
      review: { terms: pendingOrder.terms },
    });
    await deal.answer({ kind: 'done', value: receipt });
    expect(deal.calls.slice(2)).toEqual(['clear', 'account']);
    expect(deal.view()).toMatchObject({ phase: 'done', placed: receipt });
    deal.send({ type: 'NEW_ORDER' });
    expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '208', placed: null });
  });

  it('never stores the code', async () => {
    const deal = reviewDeal();
    deal.send(confirm);
    expect(JSON.stringify([deal.view(), deal.placings[0]?.order])).not.toContain(code);
    await deal.answer(timedOut);
    expect(deal.persisted()).not.toContain(code);
  });

  it.each(['wrong-authorization-password', 'no-transaction-code', 'too-many-attempts'])(
    'returns to the review after %s, for another confirmation with another key',
    async (reason) => {
      const deal = reviewDeal();
      deal.send(confirm);
      await deal.answer(refusedCall(reason));
      const reviewing = { phase: 'reviewing', refusal: { code: reason }, order: null };
      expect(deal.view()).toMatchObject(reviewing);
      deal.send({ type: 'CODE_SET' });
      expect(deal.view().refusal).toBeNull();
      deal.send({ type: 'CONFIRM', code: '135791' });
      const corrected = ['clear', 'persist key-2', 'place key-2'];
      expect(deal.calls).toEqual(['persist key-1', 'place key-1', ...corrected]);
    },
  );

  it('keeps the form after any other refusal', async () => {
    const deal = reviewDeal();
    deal.send(confirm);
    await deal.answer(refusedCall('price-changed'));
    const refusal = { code: 'price-changed' };
    expect(deal.view()).toMatchObject({ phase: 'refused', refusal, review: null });
    expect(deal.calls.slice(2)).toEqual(['clear', 'account']);
    deal.send({ type: 'BACK' });
    expect(deal.view()).toMatchObject({ phase: 'editing', quantityText: '100', refusal: null });
  });
});
