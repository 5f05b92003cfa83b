import { describe, expect, it } from 'vitest';
import { openFlow, receipt } from '../orderFlow/flow.fixture.ts';
import { ipoApplicationMachine, ipoApplicationView, type IpoOffering } from './ipoApplication.ts';

const offering: IpoOffering = {
  id: '2',
  symbol: 'LUMO',
  name: 'Lumo',
  price: '12.50',
  min: 100,
  max: 5000,
  isForthcoming: true,
};
const facts = { offering, isGone: false, balance: '25000.00' };

function open(change: Partial<IpoOffering> = {}) {
  return openFlow(ipoApplicationMachine, ipoApplicationView, {
    facts: { ...facts, offering: { ...offering, ...change } },
  });
}

const typed = (text: string) => ({ type: 'QUANTITY', text }) as const;

describe('IPO application', () => {
  it('begins with the least, and shows what is set aside', () => {
    // 100 × 12.50 = 1250.00; 0.03 % of it is 0.375
    expect(open().view()).toMatchObject({
      quantityText: '100',
      cost: { amount: '1250.00', fee: '0.38', total: '1250.38' },
      balanceAfter: '23749.62',
      reviewObstacle: null,
      needsCode: false,
    });
  });

  it.each([
    ['1', '100'],
    ['250', '200'],
    ['5001', '5000'],
    ['200', '200'],
    ['', ''],
    ['2.5', '2.5'],
  ])('makes of %j, once the field is left, %j', (text, settled) => {
    const flow = open();
    flow.edit(typed(text), { type: 'SETTLE' });
    expect(flow.view().quantityText).toBe(settled);
  });

  it('lets a quantity be typed before it says that it is between two steps', () => {
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

  it.each([
    [{ isForthcoming: false }, 'not-forthcoming'],
    [{ price: null }, 'price-unknown'],
  ] as const)('cannot be made of %o', (change, reviewObstacle) => {
    const flow = open(change);
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({ phase: 'editing', reviewObstacle });
  });

  it('is confirmed without a code, and not once applications have closed', async () => {
    const flow = open();
    flow.edit(typed('200'));
    flow.send(
      { type: 'REVIEW' },
      { type: 'FACTS', facts: { offering: { ...offering, isForthcoming: false } } },
      { type: 'CONFIRM' },
    );
    expect(flow.view().review?.confirmObstacle).toBe('not-forthcoming');
    flow.send({ type: 'FACTS', facts: { offering } }, { type: 'CONFIRM' }, { type: 'CONFIRM' });
    expect(flow.placings).toMatchObject([
      {
        order: { terms: { offeringId: '2', symbol: 'LUMO', price: '12.50', quantity: 200 } },
        code: null,
      },
    ]);
    await flow.answer({ kind: 'done', value: receipt });
    expect(flow.view().phase).toBe('done');
  });
});
