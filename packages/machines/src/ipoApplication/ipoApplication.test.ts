import { describe, expect, it } from 'vitest';
import { openFlow, receipt } from '../orderFlow/flow.fixture.ts';
import {
  ipoApplicationMachine,
  ipoApplicationView,
  type IpoFacts,
  type IpoOffering,
} from './ipoApplication.ts';

const offering: IpoOffering = {
  id: '2',
  symbol: 'LUMO',
  name: 'Lumo',
  price: '12.50',
  min: 100,
  max: 5000,
  isForthcoming: true,
};

function open(change: Partial<IpoFacts> = {}) {
  return openFlow(ipoApplicationMachine, ipoApplicationView, {
    facts: { offering, isGone: false, balance: '25000.00', ...change },
  });
}

const typed = (text: string) => ({ type: 'QUANTITY', text }) as const;
const settle = { type: 'SETTLE' } as const;
// 100 × 12.50 = 1250.00; 0.03 % of it is 0.375
const cost = { amount: '1250.00', fee: '0.38', total: '1250.38' };

describe('IPO application', () => {
  it.each([
    [{}, null, { quantityText: '100', cost, balanceAfter: '23749.62', needsCode: false }],
    [{ isGone: true }, 'offer-gone', { quantityText: '100' }],
    [{ offering: null }, 'offer-unknown', { quantityText: '', cost: null }],
    [{ balance: null }, 'balance-unknown', { cost, balanceAfter: null }],
    [{ offering: { ...offering, isForthcoming: false } }, 'not-forthcoming', {}],
    [{ offering: { ...offering, price: null } }, 'price-unknown', { cost: null }],
  ])('IPO application with %o has the obstacle %s', (change, reviewObstacle, view) => {
    expect(open(change).view()).toMatchObject({ reviewObstacle, ...view });
  });

  it('prefills the minimum until the customer types', () => {
    const flow = open();
    const setMinimum = (min: number) =>
      flow.send({ type: 'FACTS', facts: { offering: { ...offering, min } } });
    setMinimum(200);
    expect(flow.view()).toMatchObject({ quantityText: '200', isTouched: false });
    flow.edit(typed('300'));
    setMinimum(100);
    expect(flow.view()).toMatchObject({ quantityText: '300', isTouched: true });
  });

  it.each([
    ['1', '100'],
    ['250', '200'],
    ['5001', '5000'],
    ['200', '200'],
    ['', ''],
    ['2.5', '2.5'],
  ])('changes %j to %j when the field loses focus', (text, settled) => {
    const flow = open();
    flow.edit(typed(text), settle);
    expect(flow.view().quantityText).toBe(settled);
  });

  it('keeps the typed text while the offering is unknown', () => {
    const flow = open({ offering: null });
    flow.edit(typed('7'), settle);
    expect(flow.view().quantityText).toBe('7');
  });

  it('reports a quantity between two steps after 3 s, and above the maximum at once', () => {
    const flow = open();
    flow.edit(typed('15'));
    flow.wait(2999);
    expect(flow.view().problems).toEqual([]);
    flow.edit(typed('150'));
    flow.wait(3000);
    expect(flow.view().problems).toEqual([
      { code: 'quantity-off-step', field: 'quantity', values: { step: 100 } },
    ]);
    flow.edit(typed('6000'));
    expect(flow.view().problems).toMatchObject([{ code: 'quantity-above-offering' }]);
  });

  it('IPO application is confirmed without a code, and not after the close', async () => {
    const flow = open();
    flow.edit(typed('200'));
    flow.send(
      { type: 'REVIEW' },
      { type: 'FACTS', facts: { offering: { ...offering, isForthcoming: false } } },
      { type: 'CONFIRM' },
    );
    expect(flow.view().review?.confirmObstacle).toBe('not-forthcoming');
    flow.send({ type: 'FACTS', facts: { offering } }, { type: 'CONFIRM' });
    const terms = { offeringId: '2', symbol: 'LUMO', price: '12.50', quantity: 200 };
    expect(flow.placings).toMatchObject([{ order: { terms }, code: null }]);
    await flow.answer({ kind: 'done', value: receipt });
    expect(flow.view().phase).toBe('done');
  });
});
