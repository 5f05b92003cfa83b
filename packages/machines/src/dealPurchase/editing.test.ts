import { describe, expect, it } from 'vitest';
import { facts, offer, openDeal } from './deal.fixture.ts';

const typed = (text: string) => ({ type: 'QUANTITY', text }) as const;
const belowLot = [{ code: 'quantity-below-lot', field: 'quantity', values: { min: 100 } }];

describe('deal purchase, editing', () => {
  it('begins with the most that the balance buys, and says what share of it that is', () => {
    // 25000.00 ÷ 120.036 = 208.27…; 208 × 120.00 = 24960.00, fee 7.488
    expect(openDeal().view()).toMatchObject({
      phase: 'editing',
      quantityText: '208',
      affordable: 208,
      cost: { amount: '24960.00', fee: '7.49', total: '24967.49' },
      balanceShare: '99.87',
      balanceAfter: '32.51',
      problems: [],
      reviewObstacle: null,
    });
  });

  it('fills in as soon as offer and balance are known, and never over what was typed', () => {
    const deal = openDeal({ facts: { ...facts, offer: null, balance: null } });
    expect(deal.view()).toMatchObject({ quantityText: '', reviewObstacle: 'offer-unknown' });
    deal.send({ type: 'FACTS', facts: { offer } });
    expect(deal.view().reviewObstacle).toBe('balance-unknown');
    deal.send({ type: 'FACTS', facts: { balance: '25000.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '208', reviewObstacle: null });
    deal.edit(typed('150'));
    deal.send({ type: 'FACTS', facts: { balance: '50000.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '150', affordable: 416 });
  });

  it('fills in nothing while the customer hides amounts, and takes what is typed and picked', () => {
    const deal = openDeal({ facts: { ...facts, hidesAmounts: true } });
    expect(deal.view()).toMatchObject({ quantityText: '', touched: false, problems: [] });
    deal.edit({ type: 'PICK', percent: 50 });
    expect(deal.view().quantityText).toBe('104');
    deal.send({ type: 'REVIEW' });
    expect(deal.view().phase).toBe('reviewing');
  });

  it('fills in and takes away what it filled in as the customer shows and hides amounts', () => {
    const deal = openDeal();
    deal.send({ type: 'FACTS', facts: { hidesAmounts: true } });
    expect(deal.view().quantityText).toBe('');
    deal.send({ type: 'FACTS', facts: { hidesAmounts: false } });
    expect(deal.view().quantityText).toBe('208');
    deal.edit(typed('150'));
    deal.send({ type: 'FACTS', facts: { hidesAmounts: true } });
    expect(deal.view().quantityText).toBe('150');
  });

  it('takes a draft as it was left', () => {
    const deal = openDeal({ form: { quantityText: '12', touched: true } });
    expect(deal.view().quantityText).toBe('12');
  });

  it('picks shares of the most, rounded down', () => {
    const deal = openDeal();
    deal.edit({ type: 'PICK', percent: 25 });
    expect(deal.view().quantityText).toBe('52');
    deal.edit({ type: 'PICK', percent: 75 });
    expect(deal.view().quantityText).toBe('156');
  });

  it('hints at the minimum once the quantity has stood below it for 3 s', () => {
    const deal = openDeal();
    deal.edit(typed('9'));
    deal.wait(2999);
    expect(deal.view()).toMatchObject({ hintShown: false, problems: [] });
    deal.edit(typed('99'));
    deal.wait(2999);
    expect(deal.view().hintShown).toBe(false);
    deal.wait(1);
    expect(deal.view()).toMatchObject({ hintShown: true, problems: belowLot });
    deal.edit(typed('9'));
    expect(deal.view()).toMatchObject({ hintShown: false, problems: [] });
    deal.wait(3000);
    expect(deal.view().hintShown).toBe(true);
    deal.edit(typed('100'));
    deal.wait(3000);
    expect(deal.view()).toMatchObject({ hintShown: false, problems: [] });
  });

  it('hints at a filled-in maximum that is below the minimum, too', () => {
    // 6001.80 ÷ 120.036 = 50 exactly
    const deal = openDeal({ facts: { ...facts, balance: '6001.80' } });
    expect(deal.view()).toMatchObject({ quantityText: '50', problems: [] });
    deal.wait(3000);
    expect(deal.view().problems).toEqual(belowLot);
  });

  it('says at once what no typing will mend, and everything when review is asked for', () => {
    const deal = openDeal();
    deal.edit(typed('1,000'));
    expect(deal.view().problems).toMatchObject([{ code: 'quantity-format' }]);
    deal.edit(typed('209'));
    // 209 × 120.00 = 25080.00, fee 7.524
    expect(deal.view().problems).toMatchObject([
      { code: 'insufficient-funds', values: { total: '25087.52', missing: '87.52' } },
    ]);
    deal.edit(typed('99'));
    deal.send({ type: 'REVIEW' });
    expect(deal.view()).toMatchObject({ phase: 'editing', problems: belowLot });
    deal.edit(typed(''));
    expect(deal.view().problems).toMatchObject([{ code: 'quantity-required' }]);
  });

  it('leaves the quantity open where the balance buys none', () => {
    const deal = openDeal({ facts: { ...facts, balance: '100.00' } });
    expect(deal.view()).toMatchObject({ quantityText: '', affordable: 0, problems: [] });
  });

  it('cannot be reviewed once the offer is gone', () => {
    const deal = openDeal();
    deal.send({ type: 'FACTS', facts: { isGone: true } }, { type: 'REVIEW' });
    expect(deal.view()).toMatchObject({ phase: 'editing', reviewObstacle: 'offer-gone' });
  });
});
