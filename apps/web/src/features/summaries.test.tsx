import {
  balanceQuery,
  configQuery,
  loanSummaryQuery,
  operatorRulesIn,
  rechargesQuery,
  withdrawalsQuery,
} from '@corro/client';
import type { OrderFlowEvent, OrderProgress, TicketEdit } from '@corro/machines';
import {
  answer,
  buildConfig,
  buildIpo,
  buildPage,
  buildRecharge,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { htmlOf, type Read, storageInMemory, textOf } from '../app/rendered.fixture.tsx';
import { CancelDone, CancelReview } from '../flows/cancelling/CancelReview.tsx';
import { cancelFlows } from '../flows/cancelling/cancelFlow.ts';
import type { AppOrderFlow } from '../flows/orders/appOrderFlow.ts';
import { newestRecordsPage } from '../flows/orders/findOrder.ts';
import { provideOrderEffects } from '../flows/orders/flowEffects.ts';
import type { RunningFlow } from '../flows/orders/useOrderFlow.ts';
import { OfferDone } from './offers/OfferEnds.tsx';
import { offerFlow } from './offers/offerFlow.ts';
import { OfferReview } from './offers/OfferReview.tsx';
import { IpoDone } from './ipo/IpoEnds.tsx';
import { ipoFlow } from './ipo/ipoFlow.ts';
import { IpoReview } from './ipo/IpoReview.tsx';
import { RepaymentDone } from './loans/repayment/RepaymentEnds.tsx';
import { repaymentFlow } from './loans/repayment/repaymentFlow.ts';
import { RepaymentReview } from './loans/repayment/RepaymentReview.tsx';
import { rechargeFlow } from './money/recharge/rechargeFlow.ts';
import { RechargeDone, RechargeReview } from './money/recharge/RechargeSheet.tsx';
import { withdrawFlow } from './money/withdraw/withdrawFlow.ts';
import { WithdrawDone, WithdrawReview } from './money/withdraw/WithdrawSheet.tsx';
import { ticketFlow } from './trading/ticket/ticketFlow.ts';
import { TicketReview } from './trading/ticket/TicketReview.tsx';
import { TicketDone } from './trading/ticket/TicketSheet.tsx';

const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';

/** Every figure with decimals, with its sign and unit, in the order of the text. */
const figuresOf = (html: string) =>
  textOf(html).match(/[−+]?(?:(?:US|MX)\$ )?[\d,]+\.\d+%?/g) ?? [];

/** Config of an upstream that sends no tags. */
const withoutTags: Read = (api) => [
  configQuery(api).queryKey,
  buildConfig({ rules: operatorRulesIn({}) }),
];

const balance = '25000.00';
/** Balance and debt as refetched after the order. */
const refetched: readonly Read[] = [
  (api) => [balanceQuery(api).queryKey, '24321.50'],
  (api) => [loanSummaryQuery(api).queryKey, { amountDue: '1009.86' }],
];

/** Runs an order to its end and renders its review and receipt; the balance is US$ 25,000.00. */
async function runOrder<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  flow: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  facts: (now: number) => Facts,
  edits: readonly Edit[],
  [route, receipt]: readonly [string, object],
  sheets: Readonly<
    Record<
      'review' | 'done',
      (at: RunningFlow<OrderFlowEvent<Facts, Edit, Terms>, View>) => ReactNode
    >
  >,
) {
  const { api, clock } = createTestApi({ [`POST /stock/success/${route}`]: answer.ok(receipt) });
  const storage = storageInMemory();
  const effects = { api, storage, confirmations: new Map(), accountChanged: () => undefined };
  const machine = provideOrderEffects(flow, effects);
  const now = () => clock.now();
  const input = { now, makeKey: () => key, facts: facts(now()), pending: null };
  const actor = createActor(machine, { clock, input }).start();
  const send = (event: OrderFlowEvent<Facts, Edit, Terms>) => actor.send(event);
  const write = (sheet: keyof typeof sheets, ...reads: Read[]) => {
    const Sheet = sheets[sheet];
    const part = <Sheet view={flow.viewOf(actor.getSnapshot())} send={send} />;
    return htmlOf(part, { api, clock }, withoutTags, ...refetched, ...reads);
  };
  for (const edit of edits) send({ type: 'EDIT', edit });
  send({ type: 'REVIEW' });
  const review = write('review');
  send({ type: 'CONFIRM', code: '246810' });
  await clock.advance(0);
  return {
    reviewed: figuresOf(review),
    done: (...reads: Read[]) => write('done', ...reads),
  };
}

const entry = {
  code: '',
  enter: () => undefined,
  hasCode: true,
  isSettingUp: false,
  setUp: () => undefined,
  leaveSetup: () => undefined,
  saved: () => undefined,
};

const runTicket = (edits: readonly TicketEdit[], placed: readonly [string, object]) =>
  runOrder(
    ticketFlow('NVLO'),
    (now) => ({ symbol: 'NVLO', price: { price: '128.40', readAt: now }, balance }),
    edits,
    placed,
    {
      review: (ticket) => <TicketReview ticket={ticket} name="Norvelo" />,
      done: (ticket) => <TicketDone ticket={ticket} name="Norvelo" />,
    },
  );

const purchase = () =>
  runTicket(
    [{ type: 'QUANTITY', text: '10' }],
    // Differs from the review: the receipt shows the server's figures.
    ['deal/buy', { no: 'A-1', price: '128.50', count: 9, fee: '0.35', total: '1156.85' }],
  );

const saleOf = (paid: string | null, receipt: object) => () =>
  runTicket(
    [
      { type: 'SIDE', side: 'sell' },
      { type: 'LOT', lot: { orderNumber: 'L-7', quantity: 10, costPrice: '120.00', paid } },
    ],
    ['deal/sell', { no: 'A-2', price: '128.40', count: 10, ...receipt }],
  );

const sale = saleOf('1200.36', { fee: '0.39', total: '1283.61' });

const qip = () => {
  const offer = { id: '3', kind: 'qip', symbol: 'NVLO', name: 'Norvelo' } as const;
  return runOrder(
    offerFlow.qip,
    () => ({
      offer: { ...offer, price: '120.00', minimum: 100, holdingDays: null },
      isGone: false,
      balance,
      hidesAmounts: false,
    }),
    [{ type: 'QUANTITY', text: '100' }],
    ['deal/buy', { no: 'Q-1', price: '120.00', count: 100, fee: '3.60', total: '12003.60' }],
    {
      review: (flow) => <OfferReview {...flow} entry={entry} />,
      done: OfferDone,
    },
  );
};

const application = () => {
  const ipo = buildIpo({ closesAt: null });
  const { id, symbol, name } = ipo;
  const offering = { id, symbol, name, price: '15.00', min: 100, max: 5000, isForthcoming: true };
  return runOrder(
    ipoFlow,
    () => ({ offering, isGone: false, balance }),
    [{ type: 'QUANTITY', text: '200' }],
    ['ipo/buy', { no: 'I-1', price: '15.00', count: 200, fee: '0.90', total: '3000.90' }],
    {
      review: (flow) => <IpoReview {...flow} ipo={ipo} />,
      done: ({ view }) => <IpoDone view={view} ipo={ipo} />,
    },
  );
};

const deposit = () =>
  runOrder(
    rechargeFlow,
    () => ({ balance }),
    [
      { type: 'METHOD', method: 'bank' },
      { type: 'AMOUNT', text: '5000' },
    ],
    ['v2/recharge/add', { no: 'R-1', count: '5000.00' }],
    { review: RechargeReview, done: RechargeDone },
  );

const withdrawal = () => {
  const card = {
    id: '5',
    kind: 'bank',
    bankName: 'Banco del Centro',
    masked: '•••• 7771',
  } as const;
  return runOrder(
    withdrawFlow,
    () => ({ cards: [card], balance, minimum: null, heldSeconds: null }),
    [
      { type: 'CARD', id: '5' },
      { type: 'AMOUNT', text: '250' },
    ],
    ['money/access', { no: 'W-1', count: '250.00' }],
    {
      review: (flow) => <WithdrawReview {...flow} entry={entry} />,
      done: WithdrawDone,
    },
  );
};

const repayment = () =>
  runOrder(
    repaymentFlow,
    () => ({
      loan: { orderNumber: 'L-1', amount: '500.00', cost: '4.93' },
      isPaid: false,
      balance,
      owed: '1514.79',
    }),
    [],
    // Differs from the review: the receipt shows the server's figures.
    ['loans/repay', { no: 'L-1', count: '504.90' }],
    { review: RepaymentReview, done: RepaymentDone },
  );

const cancelledLoan = () =>
  runOrder(
    cancelFlows.loan,
    () => ({
      request: { kind: 'loan' as const, orderNumber: 'L-1', amount: '500.00', returned: '0.00' },
      stage: 'pending' as const,
      balance,
    }),
    [],
    // The response does not contain the returned amount.
    ['v2/cancel', { no: 'L-1' }],
    { review: CancelReview, done: ({ view }) => <CancelDone kind="loan" view={view} /> },
  );

// All figures are calculated by hand: total in dollars, pesos and rate first, the balance last.
it.each([
  [
    'a purchase at the market price', // unrounded: fee 0.3852, pesos 26,060.2731 and 23,472.4865
    purchase,
    'US$ 1,284.39, MX$ 26,060.27, 20.29, 0.5%, US$ 128.40, US$ 1,284.00, US$ 0.39, 0.03%, US$ 23,715.61',
    'US$ 1,156.85, MX$ 23,472.49, 20.29, US$ 1,156.85, US$ 1,284.39, US$ 128.50, US$ 0.35, US$ 24,321.50',
  ],
  [
    'a sale', // gain: (128.40 − 120.00) × 10 − 0.39 − 0.36 = 83.25, 6.94 % of 1,200.00
    sale,
    'US$ 1,283.61, MX$ 26,044.45, 20.29, 0.5%, US$ 128.40, US$ 1,284.00, US$ 0.39, 0.03%, +US$ 83.25, +6.94%, US$ 26,283.61',
    'US$ 1,283.61, MX$ 26,044.45, 20.29, US$ 128.40, US$ 0.39, +US$ 83.25, +6.94%, US$ 24,321.50',
  ],
  [
    'a QIP',
    qip,
    'US$ 12,003.60, MX$ 240,072.00, 20.00, US$ 120.00, US$ 12,000.00, US$ 3.60, 0.03%, US$ 12,996.40',
    'US$ 12,003.60, MX$ 240,072.00, 20.00, US$ 120.00, US$ 3.60, US$ 24,321.50',
  ],
  [
    'an application for an IPO',
    application,
    'US$ 3,000.90, MX$ 60,018.00, 20.00, US$ 15.00, US$ 3,000.00, US$ 0.90, 0.03%, US$ 21,999.10',
    'US$ 3,000.90, MX$ 60,018.00, 20.00, US$ 15.00, US$ 0.90, US$ 24,321.50',
  ],
  [
    'a deposit',
    deposit,
    'US$ 5,000.00, MX$ 100,000.00, 20.00, US$ 30,000.00',
    'US$ 5,000.00, MX$ 100,000.00, 20.00, US$ 24,321.50',
  ],
  [
    'a withdrawal',
    withdrawal,
    'US$ 250.00, MX$ 5,000.00, 20.00, US$ 250.00, US$ 24,750.00',
    'US$ 250.00, MX$ 5,000.00, 20.00, US$ 250.00, US$ 24,321.50',
  ],
  [
    'the repayment of a loan',
    repayment,
    'US$ 504.93, MX$ 10,098.60, 20.00, US$ 500.00, US$ 4.93, US$ 24,495.07, US$ 1,009.86',
    'US$ 504.90, US$ 504.90, MX$ 10,098.00, 20.00, US$ 504.90, US$ 504.93, US$ 1,009.86, US$ 24,321.50',
  ],
  [
    'the cancellation of a request for a loan, which moves nothing',
    cancelledLoan,
    'US$ 500.00, US$ 25,000.00',
    'US$ 24,321.50',
  ],
] as const)(
  'shows every figure of %s in its review and receipt',
  async (_, order, reviewed, received) => {
    const figures = await order();
    expect(figures.reviewed.join(', ')).toBe(reviewed);
    expect(figuresOf(figures.done()).join(', ')).toBe(received);
  },
);

it.each([
  ['the server sends no total', saleOf('1200.36', {})],
  ['the cost is unknown', saleOf(null, { fee: '0.39', total: '1283.61' })],
])('shows no gain of a sale if %s', async (_, order) => {
  expect(textOf((await order()).done())).not.toContain('Ganancia realizada');
});

it.each([
  ['failed', 'alert'],
  ['completed', 'status'],
] as const)('announces a transfer that is %s as %s', async (status, role) => {
  const depositHtml = (await deposit()).done((api) => [
    rechargesQuery(api, newestRecordsPage).queryKey,
    buildPage([buildRecharge({ status })]),
  ]);
  const withdrawalHtml = (await withdrawal()).done((api) => [
    withdrawalsQuery(api, newestRecordsPage).queryKey,
    buildPage([buildWithdrawal({ status })]),
  ]);
  for (const html of [depositHtml, withdrawalHtml]) {
    expect(/role="(alert|status)"/.exec(html)?.[1]).toBe(role);
  }
});

it('says that cancelling a request for a loan moves nothing', async () => {
  expect(textOf((await cancelledLoan()).done())).toContain('Tu saldo no cambió.');
});
