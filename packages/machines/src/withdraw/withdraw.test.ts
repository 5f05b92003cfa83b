import { describe, expect, it } from 'vitest';
import { openFlow } from '../orderFlow/flow.fixture.ts';
import { type WithdrawFacts, withdrawMachine, withdrawView } from './withdraw.ts';

const bank = { id: '5', kind: 'bank', bankName: 'Banco del Centro', masked: '•••• 7771' } as const;
const address = { id: '6', kind: 'trc20', bankName: '', masked: '•••• RTv8' } as const;
const code = '246810';
const receipt = { orderNumber: 'W-1', price: null, quantity: null, fee: null, total: '250.00' };

function open(change: Partial<WithdrawFacts> = {}) {
  return openFlow(withdrawMachine, withdrawView, {
    facts: { cards: [bank], balance: '25000.00', minimum: '100', heldSeconds: null, ...change },
  });
}

const type = (text: string) => ({ type: 'EDIT', edit: { type: 'AMOUNT', text } }) as const;

describe('withdrawal', () => {
  it('needs an amount and nothing else where there is one card', () => {
    const flow = open();
    flow.send(type('250'));
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      cardId: '5',
      net: '250',
      balanceAfter: '24750.00',
      minimum: '100',
      most: '25000',
      needsCode: true,
    });
  });

  it('asks which card where there are several, and for another where the chosen one is gone', () => {
    const flow = open({ cards: [bank, address] });
    flow.send(type('250'), { type: 'REVIEW' });
    const card = { code: 'withdraw-card-required', field: 'card' };
    expect(flow.view()).toMatchObject({ phase: 'editing', cardId: null, problems: [card] });
    flow.edit({ type: 'CARD', id: '6' });
    expect(flow.view()).toMatchObject({ cardId: '6', problems: [], reviewObstacle: null });
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { cards: [bank] } });
    expect(flow.view().review?.confirmObstacle).not.toBeNull();
  });

  it('fills in all whole dollars of the balance', () => {
    const flow = open({ balance: '18249.37' });
    flow.edit({ type: 'ALL' });
    expect(flow.view()).toMatchObject({ amountText: '18249', balanceAfter: '0.37' });
  });

  it('says the minimum once it has stood for a while, and the balance at once', () => {
    const flow = open();
    flow.send(type('2'));
    expect(flow.view().problems).toEqual([]);
    flow.wait(3000);
    expect(flow.view().problems).toMatchObject([
      { code: 'withdraw-below-minimum', values: { min: '100' } },
    ]);
    flow.send(type('26000'));
    expect(flow.view().problems).toMatchObject([
      { code: 'withdraw-above-balance', values: { most: '25000' } },
    ]);
  });

  it.each([
    [{ cards: null }, 'cards-unknown'],
    [{ heldSeconds: 86_400 }, 'withdrawals-held'],
    [{ balance: null }, 'balance-unknown'],
  ] as const)('waits for what it does not know: %o', (change, obstacle) => {
    const flow = open(change);
    flow.send(type('250'));
    expect(flow.view().reviewObstacle).toBe(obstacle);
  });

  it('is sent once, to the card that was read, with the code that is kept nowhere', async () => {
    const flow = open();
    flow.send(type('250'), { type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
    flow.send({ type: 'CONFIRM', code }, { type: 'CONFIRM', code });
    const terms = { cardId: '5', kind: 'bank', bankName: 'Banco del Centro', masked: '•••• 7771' };
    expect(flow.placings).toMatchObject([{ order: { terms: { ...terms, amount: '250' } }, code }]);
    await flow.answer({ kind: 'done', value: receipt });
    expect(flow.persisted()).not.toContain(code);
    expect(flow.calls).toEqual(['persist key-1', 'place key-1', 'clear', 'account']);
  });

  it('has what changed of the card accepted again', () => {
    const flow = open();
    flow.send(type('250'), { type: 'REVIEW' });
    flow.send({ type: 'FACTS', facts: { cards: [{ ...bank, masked: '•••• 1111' }] } });
    expect(flow.view().review).toMatchObject({
      confirmObstacle: 'terms-moved',
      offered: { masked: '•••• 1111' },
    });
  });
});
