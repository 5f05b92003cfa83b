import { describe, expect, it } from 'vitest';
import { facts as deal, offer, openDeal, reviewDeal } from '../dealPurchase/deal.fixture.ts';
import { fundPurchaseMachine, fundPurchaseView } from '../fundPurchase/fundPurchase.ts';
import { ipoApplicationMachine, ipoApplicationView } from '../ipoApplication/ipoApplication.ts';
import { loanRepaymentMachine, loanRepaymentView } from '../loanRepayment/loanRepayment.ts';
import { loanRequestMachine, loanRequestView } from '../loanRequest/loanRequest.ts';
import { rechargeMachine, rechargeView } from '../recharge/recharge.ts';
import { openTicket, reviewTicket } from '../stockTicket/ticket.fixture.ts';
import { withdrawMachine, withdrawView } from '../withdraw/withdraw.ts';
import { openFlow } from './flow.fixture.ts';
import { fund, known, loan, offering } from './flows.fixture.ts';

const owing = { loan, isPaid: false, balance: '25000.00', owed: null };

const openFund = (facts: object) =>
  openFlow(fundPurchaseMachine, fundPurchaseView, { facts: { ...known, fund, ...facts } });
const openIpo = (facts: object = {}) =>
  openFlow(ipoApplicationMachine, ipoApplicationView, { facts: { ...known, offering, ...facts } });
const openLoan = (facts: object) =>
  openFlow(loanRepaymentMachine, loanRepaymentView, { facts: { ...owing, ...facts } });

/** A running flow, independent of its facts. */
interface Opened {
  readonly view: () => object;
  readonly send: (event: { readonly type: 'REVIEW' }) => void;
}

describe('while a fact is not known', () => {
  const cases: readonly (readonly [string, Opened, string, object])[] = [
    ['a fund that is gone', openFund({ isGone: true }), 'offer-gone', { balanceAfter: '24991.00' }],
    ['no fund', openFund({ fund: null }), 'offer-unknown', { balanceAfter: null, problems: [] }],
    ['a fund, no balance', openFund({ balance: null }), 'balance-unknown', { balanceAfter: null }],
    ['an IPO that is gone', openIpo({ isGone: true }), 'offer-gone', { quantityText: '100' }],
    ['no IPO', openIpo({ offering: null }), 'offer-unknown', { quantityText: '', cost: null }],
    [
      'an IPO, no balance',
      openIpo({ balance: null }),
      'balance-unknown',
      { cost: { amount: '1250.00', fee: '0.38', total: '1250.38' }, balanceAfter: null },
    ],
    [
      'no offer',
      openDeal({ facts: { ...deal, offer: null } }),
      'offer-unknown',
      { quantityText: '', affordable: null, cost: null, balanceShare: null },
    ],
    [
      'an offer, no balance',
      openDeal({ facts: { ...deal, balance: null }, form: { quantityText: '100', touched: true } }),
      'balance-unknown',
      { affordable: null, balanceShare: null, balanceAfter: null, cost: { total: '12003.60' } },
    ],
    ['no loan', openLoan({ loan: null }), 'loan-unknown', { total: null, balanceAfter: null }],
    ['a loan, no balance', openLoan({ balance: null }), 'balance-unknown', { total: '504.93' }],
    [
      'nothing to borrow yet',
      openFlow(loanRequestMachine, loanRequestView, { facts: { offer: null } }),
      'loan-unknown',
      { amount: null, cost: null, repayment: null },
    ],
    [
      'no price',
      openTicket({ price: null, quantityText: '10' }),
      'price-missing',
      { affordable: null, cost: null, balanceAfter: null },
    ],
    [
      'a price, no balance',
      openTicket({ balance: null, quantityText: '10' }),
      'balance-unknown',
      { affordable: null, cost: { total: '1000.30' }, balanceAfter: null },
    ],
    [
      'no balance to withdraw from',
      openFlow(withdrawMachine, withdrawView, {
        facts: { cards: [], balance: null, minimum: null, heldSeconds: null },
      }),
      'balance-unknown',
      { most: null, net: null, balanceAfter: null, cardId: null, minimum: '100' },
    ],
  ];

  it.each(cases)('%s: no review', (_, flow, reviewObstacle, shown) => {
    expect(flow.view()).toMatchObject({ reviewObstacle, ...shown });
    flow.send({ type: 'REVIEW' });
    expect(flow.view()).toMatchObject({ phase: 'editing', review: null });
  });
});

it('says of a loan that the balance lacks what is missing', () => {
  expect(openLoan({ balance: '500.00' }).view().problems).toEqual([
    {
      code: 'insufficient-funds',
      field: 'loan',
      values: { total: '504.93', balance: '500.00', missing: '4.93' },
    },
  ]);
});

it('says what is wrong with a form before what is not known yet, where the flow wants it so', () => {
  const ticket = openTicket({ balance: null, quantityText: '51' });
  expect(ticket.view().reviewObstacle).toBe('problems');
});

describe('a quantity that is filled in', () => {
  it('follows the facts until the customer has changed it', () => {
    const purchase = openDeal();
    purchase.send({ type: 'FACTS', facts: { balance: '50000.00' } });
    expect(purchase.view()).toMatchObject({ quantityText: '416', touched: false });
    purchase.edit({ type: 'PICK', percent: 25 });
    purchase.send({ type: 'FACTS', facts: { balance: '25000.00' } });
    expect(purchase.view()).toMatchObject({ quantityText: '104', touched: true });

    const application = openIpo();
    application.send({ type: 'FACTS', facts: { offering: { ...offering, min: 200 } } });
    expect(application.view()).toMatchObject({ quantityText: '200', touched: false });
    application.edit({ type: 'QUANTITY', text: '300' });
    application.send({ type: 'FACTS', facts: { offering } });
    expect(application.view()).toMatchObject({ quantityText: '300', touched: true });
  });

  it('stays as it is where nothing says what it could be', () => {
    const purchase = openDeal({ facts: { ...deal, balance: null } });
    purchase.edit({ type: 'QUANTITY', text: '7' }, { type: 'PICK', percent: 50 });
    expect(purchase.view().quantityText).toBe('7');
    const application = openIpo({ offering: null });
    application.edit({ type: 'QUANTITY', text: '7' }, { type: 'SETTLE' });
    expect(application.view().quantityText).toBe('7');
    const withdrawal = openFlow(withdrawMachine, withdrawView, {
      facts: { cards: [], balance: null, minimum: null, heldSeconds: null },
    });
    withdrawal.edit({ type: 'AMOUNT', text: '7' }, { type: 'ALL' });
    expect(withdrawal.view().amountText).toBe('7');
  });
});

describe('what is left after an order', () => {
  it('asks for nothing of the next, and warns of none before', async () => {
    const ticket = reviewTicket();
    expect(ticket.view().warnOfEarlierOrder).toBe(false);
    ticket.send({ type: 'CONFIRM' });
    await ticket.answer({ kind: 'failed', failure: 'timeout' });
    for (const pause of [0, 1000, 2000, 4000, 8000, 16_000]) {
      ticket.wait(pause);
      await ticket.answerReconcile({ kind: 'done', value: null });
    }
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view().warnOfEarlierOrder).toBe(true);
    ticket.price('100.00');
    ticket.send({ type: 'REVIEW' }, { type: 'CONFIRM' });
    await ticket.answer({
      kind: 'done',
      value: { orderNumber: 'A-2', price: null, quantity: null, fee: null, total: null },
    });
    ticket.send({ type: 'NEW_ORDER' });
    expect(ticket.view()).toMatchObject({
      phase: 'editing',
      quantityText: '',
      problems: [],
      warnOfEarlierOrder: false,
    });
  });

  it('is another order once the side changes, of which nothing was asked for yet', () => {
    const ticket = openTicket();
    ticket.send({ type: 'REVIEW' });
    expect(ticket.view().problems).toMatchObject([{ code: 'quantity-required' }]);
    ticket.edit({ type: 'MODE', mode: 'full' });
    expect(ticket.view().problems).toMatchObject([{ code: 'quantity-required' }]);
    ticket.edit({ type: 'SIDE', side: 'sell' });
    expect(ticket.view()).toMatchObject({ side: 'sell', problems: [] });
  });
});

it('waits for a new price after one was refused, even when other facts change', async () => {
  const ticket = reviewTicket();
  ticket.send({ type: 'CONFIRM' });
  await ticket.answer({ kind: 'refused', code: 'price-changed', values: {} });
  expect(ticket.view()).toMatchObject({ phase: 'reviewing', priceTooOld: true });
  ticket.send({ type: 'FACTS', facts: { balance: '24000.00' } });
  expect(ticket.view().priceTooOld).toBe(true);
  ticket.price('100.20');
  expect(ticket.view()).toMatchObject({
    priceTooOld: false,
    review: { offered: { price: '100.20' } },
  });
});

it('accepts terms while none are known, and holds them until there are others', () => {
  const purchase = reviewDeal();
  purchase.send({ type: 'FACTS', facts: { offer: { ...offer, price: '121' } } });
  const offered = purchase.view().review?.offered;
  expect(offered).toMatchObject({ price: '121' });
  purchase.send({ type: 'FACTS', facts: { offer: null } });
  if (offered) purchase.send({ type: 'ACCEPT', terms: offered });
  expect(purchase.view().review).toMatchObject({
    terms: { price: '121' },
    confirmObstacle: 'offer-unknown',
  });
});

it('passes a code on only where the order needs one', () => {
  const flow = openFlow(rechargeMachine, rechargeView, { facts: { balance: null } });
  flow.edit({ type: 'AMOUNT', text: '5000' }, { type: 'METHOD', method: 'bank' });
  flow.send({ type: 'REVIEW' }, { type: 'CONFIRM', code: '246810' });
  expect(flow.placings).toMatchObject([{ code: null }]);
});

it('comes back to the side and the lot of an order that a reload interrupted', () => {
  const lot = { orderNumber: 'L1', quantity: 400, costPrice: '90.00' };
  const sale = {
    symbol: 'ACME',
    side: 'sell',
    quantity: 400,
    price: '100.00',
    lots: [lot],
  } as const;
  const ticket = openTicket({ pending: { key: 'kept', terms: sale, confirmedAt: 0 } });
  expect(ticket.view()).toMatchObject({ side: 'sell', lots: [lot], phase: 'reconciling' });
});

describe('orders that are listed without their keys', () => {
  const row = { orderNumber: 'A-9', createdAt: 1, quantity: 10, price: '100.00', total: null };

  it.each([
    ['at once where some came in since', [row], [0]],
    ['after all attempts where none did', [], [0, 1000, 2000, 4000, 8000, 16_000]],
  ])('are for the customer to compare, %s', async (_, listed, pauses) => {
    const ticket = reviewTicket();
    ticket.send({ type: 'CONFIRM' });
    await ticket.answer({ kind: 'failed', failure: 'timeout' });
    for (const pause of pauses) {
      expect(ticket.view().phase).toBe('reconciling');
      ticket.wait(pause);
      await ticket.answerReconcile({ kind: 'done', value: { listed } });
    }
    expect(ticket.view()).toMatchObject({ phase: 'unidentified', listed, placed: null });
    ticket.send({ type: 'EDIT_ANYWAY' });
    expect(ticket.view()).toMatchObject({ phase: 'editing', listed: [], warnOfEarlierOrder: true });
  });
});

describe('what is reviewed', () => {
  it('is shown while it is read and sent, and not afterwards', async () => {
    const purchase = reviewDeal();
    expect(purchase.view().review).toMatchObject({ terms: { quantity: 100 } });
    purchase.send({ type: 'CONFIRM', code: '246810' });
    expect(purchase.view()).toMatchObject({
      phase: 'submitting',
      review: { terms: { quantity: 100 } },
    });
    await purchase.answer({ kind: 'refused', code: 'insufficient-funds', values: {} });
    expect(purchase.view()).toMatchObject({ phase: 'refused', review: null });
    purchase.send({ type: 'BACK' });
    expect(purchase.view()).toMatchObject({ phase: 'editing', review: null });
  });

  it('is a lot on a sale alone', () => {
    const lot = { orderNumber: 'L1', quantity: 5, costPrice: '90.00' };
    const ticket = openTicket({ quantityText: '10' });
    ticket.edit({ type: 'SIDE', side: 'sell' }, { type: 'LOT', lot });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({ terms: { side: 'sell', quantity: 5, lots: [lot] } });
    ticket.send({ type: 'BACK' });
    ticket.edit({ type: 'SIDE', side: 'buy' });
    ticket.send({ type: 'REVIEW' });
    expect(ticket.review()).toMatchObject({ terms: { side: 'buy', quantity: 10, lots: [] } });
  });

  it.each([
    ['100', 100],
    ['101', null],
  ])('is limited to what can be ordered: %s', (quantityText, quantity) => {
    expect(openTicket({ quantityText }).view().quantity).toBe(quantity);
  });
});
