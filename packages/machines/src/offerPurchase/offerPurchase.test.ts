import { describe, expect, it } from 'vitest';
import { refusedCall, timedOut } from '../calls.fixture.ts';
import { now, receipt } from '../orderFlow/flow.fixture.ts';
import {
  code,
  facts,
  offer,
  openOfferPurchase,
  pendingOrder,
  reviewOfferPurchase,
} from './offerPurchase.fixture.ts';

const confirm = { type: 'CONFIRM', code } as const;
const typed = (text: string) => ({ type: 'QUANTITY', text }) as const;
const belowMinimum = [{ code: 'quantity-below-offer', field: 'quantity', values: { min: 100 } }];

describe('editing', () => {
  it('starts with the affordable maximum and its share of the balance', () => {
    // 25000.00 ÷ 120.036 = 208.27…; 208 × 120.00 = 24960.00, fee 7.488
    expect(openOfferPurchase().view()).toMatchObject({
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
    const purchase = openOfferPurchase({ facts: { ...facts, offer: null, balance: null } });
    expect(purchase.view()).toMatchObject({
      quantityText: '',
      affordable: null,
      cost: null,
      balancePercent: null,
      reviewObstacle: 'offer-unknown',
    });
    purchase.send({ type: 'FACTS', facts: { offer } });
    purchase.edit({ type: 'PICK', percent: 50 });
    expect(purchase.view()).toMatchObject({ quantityText: '', reviewObstacle: 'balance-unknown' });
    purchase.send({ type: 'FACTS', facts: { balance: '25000.00' } });
    expect(purchase.view()).toMatchObject({ quantityText: '208', isTouched: false });
    purchase.edit(typed('150'));
    purchase.send({ type: 'FACTS', facts: { balance: '50000.00' } });
    expect(purchase.view()).toMatchObject({
      quantityText: '150',
      isTouched: true,
      affordable: 416,
    });
  });

  it('prefills nothing while amounts are hidden', () => {
    const purchase = openOfferPurchase();
    purchase.send({ type: 'FACTS', facts: { hidesAmounts: true } });
    expect(purchase.view()).toMatchObject({ quantityText: '', isTouched: false, problems: [] });
    purchase.send({ type: 'FACTS', facts: { hidesAmounts: false } });
    expect(purchase.view().quantityText).toBe('208');
    purchase.edit({ type: 'PICK', percent: 50 });
    purchase.send({ type: 'FACTS', facts: { hidesAmounts: true } }, { type: 'REVIEW' });
    expect(purchase.view()).toMatchObject({ phase: 'reviewing', quantityText: '104' });
  });

  it('restores a draft', () => {
    const purchase = openOfferPurchase({ form: { quantityText: '12', isTouched: true } });
    expect(purchase.view().quantityText).toBe('12');
  });

  it('picks a share of the maximum, rounded down', () => {
    const purchase = openOfferPurchase();
    purchase.edit({ type: 'PICK', percent: 25 });
    expect(purchase.view().quantityText).toBe('52');
    purchase.edit({ type: 'PICK', percent: 75 });
    expect(purchase.view().quantityText).toBe('156');
  });

  it('hints at the minimum 3 s after the last edit', () => {
    const purchase = openOfferPurchase();
    purchase.edit(typed('9'));
    purchase.wait(2999);
    expect(purchase.view()).toMatchObject({ isHintShown: false, problems: [] });
    purchase.edit(typed('99'));
    purchase.wait(2999);
    expect(purchase.view().isHintShown).toBe(false);
    purchase.wait(1);
    expect(purchase.view()).toMatchObject({ isHintShown: true, problems: belowMinimum });
    purchase.edit(typed('9'));
    expect(purchase.view()).toMatchObject({ isHintShown: false, problems: [] });
    purchase.wait(3000);
    expect(purchase.view().isHintShown).toBe(true);
    purchase.edit(typed('100'));
    purchase.wait(3000);
    expect(purchase.view()).toMatchObject({ isHintShown: false, problems: [] });
  });

  it('hints at a prefilled maximum below the minimum', () => {
    // 6001.80 ÷ 120.036 = 50 exactly
    const purchase = openOfferPurchase({ facts: { ...facts, balance: '6001.80' } });
    expect(purchase.view()).toMatchObject({ quantityText: '50', problems: [] });
    purchase.wait(3000);
    expect(purchase.view().problems).toEqual(belowMinimum);
  });

  it('reports other problems at once, and all after a review request', () => {
    const purchase = openOfferPurchase();
    purchase.edit(typed('1 000'));
    expect(purchase.view().problems).toMatchObject([{ code: 'quantity-format' }]);
    purchase.edit(typed('209'));
    // 209 × 120.00 = 25080.00, fee 7.524
    expect(purchase.view().problems).toMatchObject([
      { code: 'insufficient-funds', values: { total: '25087.52', missing: '87.52' } },
    ]);
    purchase.edit(typed('99'));
    purchase.send({ type: 'REVIEW' });
    expect(purchase.view()).toMatchObject({ phase: 'editing', problems: belowMinimum });
    purchase.edit(typed(''));
    expect(purchase.view().problems).toMatchObject([{ code: 'quantity-required' }]);
  });

  it('prefills nothing where the balance buys nothing', () => {
    const purchase = openOfferPurchase({ facts: { ...facts, balance: '100.00' } });
    expect(purchase.view()).toMatchObject({ quantityText: '', affordable: 0, problems: [] });
  });
});

describe('reviewing', () => {
  it('shows the terms and requires a code of six digits', () => {
    const purchase = reviewOfferPurchase();
    const { terms } = pendingOrder;
    expect(purchase.view()).toMatchObject({
      review: { terms, confirmObstacle: null, offeredTerms: null },
      cost: { amount: '12000.00', fee: '3.60', total: '12003.60' },
      balanceAfter: '12996.40',
    });
    purchase.send({ type: 'CONFIRM' });
    expect(purchase.view().problems).toEqual([{ code: 'required-fields', field: 'code' }]);
    purchase.send({ type: 'CONFIRM', code: '24681' });
    expect(purchase.view().problems).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
    expect(purchase.calls).toEqual([]);
    purchase.send({ type: 'BACK' });
    const editing = { phase: 'editing', quantityText: '100', problems: [], review: null };
    expect(purchase.view()).toMatchObject(editing);
  });

  it('requires the acceptance of any changed price', () => {
    const purchase = reviewOfferPurchase();
    purchase.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.01' } } }, confirm);
    const offeredTerms = { ...pendingOrder.terms, price: '120.01' };
    expect(purchase.view().review).toMatchObject({ confirmObstacle: 'terms-moved', offeredTerms });
    // 100 × 120.01 = 12,001.00; 0.03 % of it is 3.6003
    expect(purchase.view().cost?.total).toBe('12004.60');
    expect(purchase.calls).toEqual([]);
    purchase.send({ type: 'FACTS', facts: { offer: { ...offer, price: '120.02' } } });
    purchase.send({ type: 'ACCEPT', terms: offeredTerms }, confirm);
    expect(purchase.view().review?.offeredTerms).toMatchObject({ price: '120.02' });
    purchase.send({ type: 'ACCEPT', terms: { ...offeredTerms, price: '120.02' } }, confirm);
    expect(purchase.placings).toMatchObject([{ order: { terms: { price: '120.02' } } }]);
  });

  it('accepts terms while the offer is unknown', () => {
    const purchase = reviewOfferPurchase();
    purchase.send({ type: 'FACTS', facts: { offer: { ...offer, price: '121' } } });
    purchase.send({ type: 'FACTS', facts: { offer: null } });
    purchase.send({ type: 'ACCEPT', terms: { ...pendingOrder.terms, price: '121' } });
    expect(purchase.view().review).toMatchObject({
      terms: { price: '121' },
      confirmObstacle: 'offer-unknown',
    });
  });

  it('ignores facts that do not change the terms', () => {
    const purchase = reviewOfferPurchase();
    purchase.send({ type: 'FACTS', facts: { offer: { ...offer }, balance: '30000.00' } });
    expect(purchase.view().review).toMatchObject({ confirmObstacle: null, offeredTerms: null });
  });

  it.each([
    ['offline', { type: 'OFFLINE' }],
    ['offer-gone', { type: 'FACTS', facts: { isGone: true } }],
    ['problems', { type: 'FACTS', facts: { balance: '12003.59' } }],
  ] as const)('cannot be confirmed: %s', (confirmObstacle, event) => {
    const purchase = reviewOfferPurchase();
    purchase.send(event, confirm);
    expect(purchase.view().review).toMatchObject({ confirmObstacle });
    expect(purchase.calls).toEqual([]);
  });
});

describe('placing', () => {
  it('stores the order and calls once on a double tap', async () => {
    const purchase = reviewOfferPurchase();
    purchase.send(confirm, confirm);
    expect(purchase.calls).toEqual(['persist key-1', 'place key-1']);
    expect(purchase.placings).toEqual([
      { order: { key: 'key-1', terms: pendingOrder.terms, confirmedAt: now }, code },
    ]);
    expect(purchase.view()).toMatchObject({
      phase: 'submitting',
      review: { terms: pendingOrder.terms },
    });
    await purchase.answer({ kind: 'done', value: receipt });
    expect(purchase.calls.slice(2)).toEqual(['clear', 'account']);
    expect(purchase.view()).toMatchObject({ phase: 'done', placed: receipt });
    purchase.send({ type: 'NEW_ORDER' });
    expect(purchase.view()).toMatchObject({ phase: 'editing', quantityText: '208', placed: null });
  });

  it('never stores the code', async () => {
    const purchase = reviewOfferPurchase();
    purchase.send(confirm);
    expect(JSON.stringify([purchase.view(), purchase.placings[0]?.order])).not.toContain(code);
    await purchase.answer(timedOut);
    expect(purchase.persisted()).not.toContain(code);
  });

  it.each(['wrong-authorization-password', 'no-transaction-code', 'too-many-attempts'])(
    'returns to the review after %s, for another confirmation with another key',
    async (reason) => {
      const purchase = reviewOfferPurchase();
      purchase.send(confirm);
      await purchase.answer(refusedCall(reason));
      const reviewing = { phase: 'reviewing', refusal: { code: reason }, order: null };
      expect(purchase.view()).toMatchObject(reviewing);
      purchase.send({ type: 'CODE_SET' });
      expect(purchase.view().refusal).toBeNull();
      purchase.send({ type: 'CONFIRM', code: '135791' });
      const corrected = ['clear', 'persist key-2', 'place key-2'];
      expect(purchase.calls).toEqual(['persist key-1', 'place key-1', ...corrected]);
    },
  );

  it('keeps the form after any other refusal', async () => {
    const purchase = reviewOfferPurchase();
    purchase.send(confirm);
    await purchase.answer(refusedCall('price-changed'));
    const refusal = { code: 'price-changed' };
    expect(purchase.view()).toMatchObject({ phase: 'refused', refusal, review: null });
    expect(purchase.calls.slice(2)).toEqual(['clear', 'account']);
    purchase.send({ type: 'BACK' });
    expect(purchase.view()).toMatchObject({ phase: 'editing', quantityText: '100', refusal: null });
  });
});
