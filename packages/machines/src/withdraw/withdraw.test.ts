import { describe, expect, it } from 'vitest';
import { moneyReceipt, openFlow } from '../orderFlow/flow.fixture.ts';
import { type WithdrawFacts, withdrawMachine, withdrawView } from './withdraw.ts';

const bank = { id: '5', kind: 'bank', bankName: 'Banco del Centro', masked: '•••• 7771' } as const;
const address = { id: '6', kind: 'trc20', bankName: '', masked: '•••• RTv8' } as const;
const code = '246810';
const typed = (text: string) => ({ type: 'AMOUNT', text }) as const;

function open(change: Partial<WithdrawFacts> = {}) {
  return openFlow(withdrawMachine, withdrawView, {
    facts: { cards: [bank], balance: '25000.00', minimum: '100', heldSeconds: null, ...change },
  });
}

describe('withdrawal', () => {
  it('selects the only card', () => {
    const flow = open();
    flow.edit(typed('250'));
    expect(flow.view()).toMatchObject({
      reviewObstacle: null,
      cardId: '5',
      net: '250',
      balanceAfter: '24750.00',
      minimum: '100',
      maxAmount: '25000',
      needsCode: true,
    });
  });

  it('requires one of several cards that still exists', () => {
    const flow = open({ cards: [bank, address] });
    flow.edit(typed('250'));
    flow.send({ type: 'REVIEW' });
    const card = { code: 'withdraw-card-required', field: 'card' };
    expect(flow.view()).toMatchObject({ phase: 'editing', cardId: null, problems: [card] });
    flow.edit({ type: 'CARD', id: '6' });
    expect(flow.view()).toMatchObject({ cardId: '6', problems: [], reviewObstacle: null });
    flow.send({ type: 'REVIEW' }, { type: 'FACTS', facts: { cards: [bank] } });
    expect(flow.view().review?.confirmObstacle).toBe('problems');
  });

  it.each([
    ['250', [], true],
    ['', [], false],
    ['99', [], false],
    ['25001', [], false],
    ['250.50', [], false],
    ['250', [bank, address], false],
    ['250', null, false],
  ] as const)(
    'withdrawal of %s with the cards %j lacks only a card: %s',
    (text, cards, lacksOnlyCard) => {
      const flow = open({ cards });
      flow.edit(typed(text));
      expect(flow.view()).toMatchObject({ lacksOnlyCard });
    },
  );

  it('keeps the amount when the first card is added', () => {
    const flow = open({ cards: [] });
    flow.edit(typed('250'));
    flow.send({ type: 'FACTS', facts: { cards: [bank] } });
    expect(flow.view()).toMatchObject({ amountText: '250', cardId: '5', reviewObstacle: null });
  });

  it('enters a share of a known balance, in whole dollars', () => {
    const flow = open({ balance: '18249.37' });
    flow.edit({ type: 'SHARE', percent: 100 });
    expect(flow.view()).toMatchObject({ amountText: '18249', balanceAfter: '0.37' });
    // 18,249.37 ÷ 4 = 4,562.34
    flow.edit({ type: 'SHARE', percent: 25 });
    expect(flow.view().amountText).toBe('4562');
    flow.send({ type: 'FACTS', facts: { balance: null } });
    flow.edit(typed('7'), { type: 'SHARE', percent: 50 });
    expect(flow.view().amountText).toBe('7');
  });

  it('reports the minimum after 3 s, and the balance at once', () => {
    const flow = open();
    flow.edit(typed('2'));
    expect(flow.view().problems).toEqual([]);
    flow.wait(3000);
    expect(flow.view().problems).toMatchObject([
      { code: 'withdraw-below-minimum', values: { min: '100' } },
    ]);
    flow.edit(typed('26000'));
    expect(flow.view().problems).toMatchObject([
      { code: 'withdraw-above-balance', values: { withdrawable: '25000' } },
    ]);
  });

  it.each([
    [{ cards: null }, 'cards-unknown', {}],
    [{ heldSeconds: 86_400 }, 'withdrawals-held', {}],
    [
      { balance: null, minimum: null },
      'balance-unknown',
      { maxAmount: null, balanceAfter: null, minimum: '100' },
    ],
  ])('withdrawal with %o has the obstacle %s', (change, reviewObstacle, view) => {
    const flow = open(change);
    flow.edit(typed('250'));
    expect(flow.view()).toMatchObject({ reviewObstacle, ...view });
  });

  it.each([
    { version: '4' },
    { holder: 'Otra persona' },
    { bankName: 'Banco del Norte' },
    { masked: '•••• 0005' },
  ])('withdrawal has to be accepted again when the card under review changes: %o', (change) => {
    const card = { ...bank, holder: 'Titular', version: '3', payableAt: null };
    const flow = open({ cards: [card] });
    flow.edit(typed('250'));
    flow.send({ type: 'REVIEW' });
    flow.send({ type: 'FACTS', facts: { cards: [{ ...card, ...change }] } });
    expect(flow.view().review).toMatchObject({
      confirmObstacle: 'terms-moved',
      offeredTerms: { cardId: '5', ...change },
    });
  });

  it('needs no new acceptance when the waiting time of its card ends', () => {
    const card = { ...bank, version: '3', payableAt: 1_795_188_590_000 };
    const flow = open({ cards: [card] });
    flow.edit(typed('250'));
    flow.send({ type: 'REVIEW' });
    expect(flow.view().review?.terms).toMatchObject({ payableAt: 1_795_188_590_000 });
    flow.send({ type: 'FACTS', facts: { cards: [{ ...card, payableAt: null }] } });
    expect(flow.view().review?.confirmObstacle).toBeNull();
  });

  it('withdrawal is confirmed with a code that is not stored', async () => {
    const flow = open();
    flow.edit(typed('250'));
    flow.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    expect(flow.placings).toEqual([]);
    flow.send({ type: 'CONFIRM', code });
    const terms = { cardId: '5', kind: 'bank', bankName: 'Banco del Centro', masked: '•••• 7771' };
    expect(flow.placings).toMatchObject([{ order: { terms: { ...terms, amount: '250' } }, code }]);
    await flow.answer({ kind: 'done', value: moneyReceipt('W-1', '250.00') });
    expect(flow.persisted()).not.toContain(code);
  });

  it('requires the acceptance of a changed card', () => {
    const flow = open();
    flow.edit(typed('250'));
    flow.send({ type: 'REVIEW' });
    flow.send({ type: 'FACTS', facts: { cards: [{ ...bank, masked: '•••• 1111' }] } });
    const review = { confirmObstacle: 'terms-moved', offeredTerms: { masked: '•••• 1111' } };
    expect(flow.view().review).toMatchObject(review);
  });
});
