import {
  balanceQuery,
  configQuery,
  loansQuery,
  loanSummaryQuery,
  operatorRulesIn,
  rechargesQuery,
  type Transport,
  withdrawalsQuery,
} from '@corro/client';
import type { OrderFlowEvent, OrderProgress, TicketEdit } from '@corro/machines';
import {
  answer,
  buildFund,
  buildIpo,
  buildLoanRecord,
  buildPage,
  buildRecharge,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { htmlOf, i18n, type Read, storageInMemory, textOf } from '../app/rendered.fixture.tsx';
import { CancelDone, CancelReview } from '../flows/cancelling/CancelReview.tsx';
import { cancelFlows } from '../flows/cancelling/cancelFlow.ts';
import type { AppOrderFlow } from '../flows/orders/appOrderFlow.ts';
import { newestRecords } from '../flows/orders/findOrder.ts';
import { provideOrderEffects } from '../flows/orders/flowEffects.ts';
import type { RunningFlow } from '../flows/orders/useOrderFlow.ts';
import { DealDone } from './deals/DealEnds.tsx';
import { dealFlow } from './deals/dealFlow.ts';
import { DealReview } from './deals/DealReview.tsx';
import { FundDone } from './funds/FundEnds.tsx';
import { fundFlow } from './funds/fundFlow.ts';
import { FundReview } from './funds/FundReview.tsx';
import { IpoDone } from './ipo/IpoEnds.tsx';
import { ipoFlow } from './ipo/ipoFlow.ts';
import { IpoReview } from './ipo/IpoReview.tsx';
import { LoanDone } from './loans/LoanEnds.tsx';
import { loanFlow } from './loans/loanFlow.ts';
import { LoanReview } from './loans/LoanReview.tsx';
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

/** Amounts and rates in the order of the text: every figure with decimals, with its sign and unit. */
const figuresOf = (html: string) =>
  textOf(html).match(/[−+]?(?:(?:US|MX)\$ )?[\d,]+\.\d+%?/g) ?? [];

/** What is above the summary: the main figure, and what was done. */
function headOf(html: string): string {
  const [head = ''] = html.split('<dl');
  return textOf(head);
}

/** The config of an upstream that has set nothing. */
const withoutTags: Read = (api) => [
  configQuery(api).queryKey,
  {
    usdMxn: '20',
    usdMxnTrading: '20.29',
    minWithdraw: '100',
    simulated: false,
    recordedPrices: null,
    rules: operatorRulesIn({}),
    extensions: [],
    entries: {},
  },
];

const balance = '25000.00';
/** What an order has left, as it is read again: the balance, and what is owed. */
const left: readonly Read[] = [
  (api) => [balanceQuery(api).queryKey, '24321.50'],
  (api) => [loanSummaryQuery(api).queryKey, { amountDue: '1009.86' }],
];

/** An order of 25,000.00 dollars' owner, from its form to its end, as the two sheets write it. */
async function ordered<
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
  const effects = { api, storage, codes: new Map(), accountChanged: () => undefined };
  const machine = provideOrderEffects(flow, effects);
  const now = () => clock.now();
  const input = { now, makeKey: () => key, facts: facts(now()), pending: null };
  const actor = createActor(machine, { clock, input }).start();
  const send = (event: OrderFlowEvent<Facts, Edit, Terms>) => actor.send(event);
  const write = (sheet: keyof typeof sheets, ...reads: Read[]) => {
    const Sheet = sheets[sheet];
    const part = <Sheet view={flow.viewOf(actor.getSnapshot())} send={send} />;
    return htmlOf(part, { api, clock }, withoutTags, ...left, ...reads);
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

const traded = (edits: readonly TicketEdit[], placed: readonly [string, object]) =>
  ordered(
    ticketFlow('NVLO'),
    (now) => ({ symbol: 'NVLO', price: { price: '128.40', readAt: now }, balance }),
    edits,
    placed,
    {
      review: (ticket) => <TicketReview ticket={ticket} name="Norvelo" />,
      done: (ticket) => <TicketDone ticket={ticket} name="Norvelo" />,
    },
  );

const bought = () =>
  traded(
    [{ type: 'QUANTITY', text: '10' }],
    // Not what was reviewed: the receipt says what the server did.
    ['deal/buy', { no: 'A-1', price: '128.50', count: 9, fee: '0.35', total: '1156.85' }],
  );

const soldFor = (paid: string | null, receipt: object) => () =>
  traded(
    [
      { type: 'SIDE', side: 'sell' },
      { type: 'LOT', lot: { orderNumber: 'L-7', quantity: 10, costPrice: '120.00', paid } },
    ],
    ['deal/sell', { no: 'A-2', price: '128.40', count: 10, ...receipt }],
  );

const sold = soldFor('1200.36', { fee: '0.39', total: '1283.61' });

const dealt = () => {
  const offer = { id: '3', kind: 'qip', symbol: 'NVLO', name: 'Norvelo' } as const;
  return ordered(
    dealFlow.qip,
    () => ({
      offer: { ...offer, price: '120.00', minimum: 100, holdingDays: null },
      isGone: false,
      balance,
      hidesAmounts: false,
    }),
    [{ type: 'QUANTITY', text: '100' }],
    ['deal/buy', { no: 'Q-1', price: '120.00', count: 100, fee: '3.60', total: '12003.60' }],
    {
      review: (deal) => <DealReview {...deal} entry={entry} />,
      done: DealDone,
    },
  );
};

const applied = () => {
  const ipo = buildIpo({ closesAt: null });
  const { id, symbol, name } = ipo;
  const offering = { id, symbol, name, price: '15.00', min: 100, max: 5000, isForthcoming: true };
  return ordered(
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

const invested = () => {
  const fund = buildFund({ periodDays: 91 });
  return ordered(
    fundFlow,
    () => ({ fund, isGone: false, balance }),
    [],
    ['fund/purchase', { no: 'F-1', amount: '1000.00', end_time: null }],
    {
      review: (flow) => <FundReview {...flow} fund={fund} />,
      done: ({ view }) => <FundDone view={view} fund={fund} />,
    },
  );
};

const deposited = () =>
  ordered(
    rechargeFlow,
    () => ({ balance }),
    [
      { type: 'METHOD', method: 'bank' },
      { type: 'AMOUNT', text: '5000' },
    ],
    ['v2/recharge/add', { no: 'R-1', count: '5000.00' }],
    { review: RechargeReview, done: RechargeDone },
  );

const withdrawn = () => {
  const card = {
    id: '5',
    kind: 'bank',
    bankName: 'Banco del Centro',
    masked: '•••• 7771',
  } as const;
  return ordered(
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

const borrowed = () =>
  ordered(
    loanFlow,
    () => ({ offer: { remaining: '10000.00', rate: '12.00', days: 30 } }),
    [{ type: 'AMOUNT', text: '500' }],
    ['loans/add', { no: 'L-1', count: '500.00' }],
    { review: LoanReview, done: LoanDone },
  );

const paidBack = () =>
  ordered(
    repaymentFlow,
    () => ({
      loan: { orderNumber: 'L-1', amount: '500.00', cost: '4.93' },
      isPaid: false,
      balance,
      owed: '1514.79',
    }),
    [],
    // Not what was reviewed: the receipt says what the server did.
    ['loans/repay', { no: 'L-1', count: '504.90' }],
    { review: RepaymentReview, done: RepaymentDone },
  );

const stage = 'pending' as const;

const takenBack = () =>
  ordered(
    cancelFlows.ipo,
    () => ({
      // 300 × 25.33, and 0.03 % of it
      request: { kind: 'ipo' as const, orderNumber: 'I-1', amount: '7601.28', returned: '7601.28' },
      stage,
      balance,
    }),
    [],
    ['v2/cancel', { no: 'I-1', returned: '7601.28' }],
    { review: CancelReview, done: ({ view }) => <CancelDone kind="ipo" view={view} /> },
  );

const requestTakenBack = () =>
  ordered(
    cancelFlows.loan,
    () => ({
      request: { kind: 'loan' as const, orderNumber: 'L-1', amount: '500.00', returned: '0.00' },
      stage,
      balance,
    }),
    [],
    // A server that says nothing of what it returned.
    ['v2/cancel', { no: 'L-1' }],
    { review: CancelReview, done: ({ view }) => <CancelDone kind="loan" view={view} /> },
  );

// Every figure is worked by hand, and not by the code that it tests: the total in dollars and pesos and the rate first,
// the balance last.
it.each([
  [
    'a purchase at the market price', // its fee is 0.3852, its pesos are 26,060.2731 and 23,472.4865
    bought,
    'US$ 1,284.39, MX$ 26,060.27, 20.29, US$ 128.40, US$ 128.40, US$ 1,284.00, US$ 0.39, 0.03%, US$ 23,715.61',
    'US$ 1,156.85, MX$ 23,472.49, 20.29, US$ 1,156.85, US$ 1,284.39, US$ 128.50, US$ 0.35, US$ 24,321.50',
  ],
  [
    'a sale', // it gains (128.40 − 120.00) × 10 − 0.39 − 0.36, of 1,200.00
    sold,
    'US$ 1,283.61, MX$ 26,044.45, 20.29, US$ 128.40, US$ 128.40, US$ 1,284.00, US$ 0.39, 0.03%, US$ 26,283.61',
    'US$ 1,283.61, MX$ 26,044.45, 20.29, US$ 128.40, US$ 0.39, +US$ 83.25, +6.94%, US$ 24,321.50',
  ],
  [
    'a QIP',
    dealt,
    'US$ 12,003.60, MX$ 240,072.00, 20.00, US$ 120.00, US$ 12,000.00, US$ 3.60, 0.03%, US$ 12,996.40',
    'US$ 120.00, US$ 3.60, US$ 12,003.60, MX$ 240,072.00, 20.00, US$ 24,321.50',
  ],
  [
    'an application for an IPO',
    applied,
    'US$ 3,000.90, MX$ 60,018.00, 20.00, US$ 15.00, US$ 3,000.00, US$ 0.90, 0.03%, US$ 21,999.10',
    'US$ 15.00, US$ 0.90, US$ 3,000.90, MX$ 60,018.00, 20.00, US$ 24,321.50',
  ],
  [
    'a participation in a fund',
    invested,
    'US$ 1,000.00, MX$ 20,000.00, 20.00, 1.20%, 2.40%, US$ 12.00, US$ 24.00, US$ 24,000.00',
    'US$ 1,000.00, US$ 1,000.00, MX$ 20,000.00, 20.00, US$ 24,321.50',
  ],
  [
    'a deposit',
    deposited,
    'US$ 5,000.00, MX$ 100,000.00, 20.00, US$ 250.00, US$ 30,000.00',
    'US$ 5,000.00, US$ 24,321.50',
  ],
  [
    'a withdrawal',
    withdrawn,
    'US$ 250.00, MX$ 5,000.00, 20.00, US$ 250.00, US$ 24,750.00',
    'US$ 250.00, US$ 250.00, US$ 24,321.50',
  ],
  [
    'a loan', // its interest is 4.9315…
    borrowed,
    'US$ 500.00, US$ 4.93, 12.00%, US$ 504.93, MX$ 10,098.60, 20.00',
    'US$ 500.00, US$ 500.00',
  ],
  [
    'the repayment of a loan',
    paidBack,
    'US$ 500.00, US$ 4.93, US$ 504.93, MX$ 10,098.60, 20.00, US$ 24,495.07, US$ 1,009.86',
    'US$ 504.90, US$ 504.90, US$ 504.93, US$ 504.90, MX$ 10,098.00, 20.00, US$ 1,009.86, US$ 24,321.50',
  ],
  [
    'the cancellation of an application',
    takenBack,
    'US$ 7,601.28, US$ 32,601.28',
    'US$ 7,601.28, US$ 24,321.50',
  ],
  [
    'the cancellation of a request for a loan, which moves nothing',
    requestTakenBack,
    'US$ 500.00, US$ 25,000.00',
    'US$ 24,321.50',
  ],
] as const)('every figure of %s, reviewed and done', async (_, order, reviewed, received) => {
  const shown = await order();
  expect(shown.reviewed.join(', ')).toBe(reviewed);
  expect(figuresOf(shown.done()).join(', ')).toBe(received);
});

/** What is remarked on the figures of an order that is done: each notice but the first, which says what was done. */
function remarksOf(html: string): string[] {
  const [, , ...others] = html.slice(0, html.indexOf('<dl')).split(/(?<=role="(?:status|alert)")/);
  return others.map((notice) => textOf(`<p${notice}`.replace(/<[^>]*$/, '')));
}

const otherTotal = (booked: string, reviewed: string) => [
  i18n.t({ id: 'receipt.otherTotal' }, { booked, reviewed }).replaceAll('\u00a0', ' '),
];

it.each([
  ['a purchase that came to less', bought, otherTotal('US$ 1,156.85', 'US$ 1,284.39')],
  ['a sale', sold, []],
  ['a QIP', dealt, []],
  ['an application for an IPO', applied, []],
  ['a participation in a fund', invested, []],
  ['a deposit', deposited, []],
  ['a withdrawal', withdrawn, []],
  ['a loan', borrowed, []],
  ['a repayment that came to less', paidBack, otherTotal('US$ 504.90', 'US$ 504.93')],
] as const)('another total than the reviewed one is remarked on: %s', async (_, order, remarks) => {
  expect(remarksOf((await order()).done())).toEqual(remarks);
});

it.each([
  ['the server does not say what it brought', soldFor('1200.36', {})],
  ['it is not known what it cost', soldFor(null, { fee: '0.39', total: '1283.61' })],
])('a sale says no gain where %s', async (_, order) => {
  expect(textOf((await order()).done())).not.toContain('Ganancia realizada');
});

const transfers = ['in-progress', 'completed', 'failed'] as const;
const loans = ['applying', 'approved', 'rejected', 'unpaid', 'paid'] as const;

/** A request that is done, by each status of its record, which says what has become of it since. */
function endsOf<Status extends string>(
  what: string,
  order: () => Promise<{ readonly done: (...reads: Read[]) => string }>,
  statuses: readonly Status[],
  readOf: (api: Transport, status: Status) => ReturnType<Read>,
) {
  return statuses.map((status) => ({
    what,
    status,
    order,
    read: (api: Transport) => readOf(api, status),
  }));
}

const ends = [
  ...endsOf('a deposit', deposited, transfers, (api, status) => [
    rechargesQuery(api, newestRecords).queryKey,
    buildPage([buildRecharge({ status })]),
  ]),
  ...endsOf('a withdrawal', withdrawn, transfers, (api, status) => [
    withdrawalsQuery(api, newestRecords).queryKey,
    buildPage([buildWithdrawal({ status })]),
  ]),
  ...endsOf('a loan', borrowed, loans, (api, status) => [
    loansQuery(api, newestRecords).queryKey,
    buildPage([buildLoanRecord({ status })]),
  ]),
];

it.each(ends)(
  '$what is an alarm only where it failed: $status',
  async ({ status, order, read }) => {
    const [role] = /role="(alert|status)"/.exec((await order()).done(read)) ?? [];
    const hasFailed = ['failed', 'rejected'].includes(status);
    expect(role).toBe(hasFailed ? 'role="alert"' : 'role="status"');
  },
);

it.each([
  ['of an application', takenBack, 'US$ 7,601.28 regresó a tu saldo.'],
  ['of a request for a loan', requestTakenBack, 'Tu saldo no cambió.'],
] as const)('a cancellation %s says what came back', async (_, order, said) => {
  expect(headOf((await order()).done())).toContain(said);
});
