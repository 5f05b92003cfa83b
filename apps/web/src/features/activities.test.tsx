import {
  type BillEntry,
  configQuery,
  type FundOrder,
  type IpoOrder,
  type LoanRecord,
  type Order,
  type RechargeRecord,
  type Withdrawal,
} from '@corro/client';
import {
  buildBillEntry,
  buildConfig,
  buildFundOrder,
  buildIpoOrder,
  buildLoanRecord,
  buildOrder,
  buildRecharge,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import { AmountsProvider } from '@corro/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import type { ActivityRecord, ReadActivity } from '../common/activity/activity.ts';
import { ActivityDetail } from '../common/activity/ActivityDetail.tsx';
import { ActivityRow } from '../common/activity/ActivityRow.tsx';
import { useAmounts, useShownAmounts } from '../common/amounts.ts';
import { useBillActivity } from './account/changes/useBillActivity.tsx';
import { useFundActivity } from './funds/orders/useFundActivity.tsx';
import { useIpoActivity } from './ipo/orders/useIpoActivity.tsx';
import { useLoanActivity } from './loans/records/useLoanActivity.tsx';
import { useTransferActivity } from './money/records/MoneyRecordList.tsx';
import { useOrderActivity } from './trading/orders/OrderTabs.tsx';

const none = () => undefined;

interface ShownProps<Row extends ActivityRecord> {
  readonly row: Row;
  readonly read: ReadActivity<Row>;
}

const bar = '|';

/** A record as a row, and behind the bar its detail. */
function Shown<Row extends ActivityRecord>({ row, read }: ShownProps<Row>) {
  return (
    <>
      <ActivityRow row={row} read={read} heading={null} onOpen={none} />
      {bar}
      <ActivityDetail
        activity={read(row, useAmounts(), none)}
        shown={read(row, useShownAmounts(), none)}
      />
    </>
  );
}

const OrderShown = ({ row }: { row: Order }) => (
  <Shown row={row} read={useOrderActivity('stock')} />
);
const IpoShown = ({ row }: { row: IpoOrder }) => <Shown row={row} read={useIpoActivity(none)} />;
const FundShown = ({ row }: { row: FundOrder }) => <Shown row={row} read={useFundActivity()} />;
const LoanShown = ({ row }: { row: LoanRecord }) => (
  <Shown row={row} read={useLoanActivity(none, none)} />
);
const BillShown = ({ row }: { row: BillEntry }) => <Shown row={row} read={useBillActivity()} />;
const DepositShown = ({ row }: { row: RechargeRecord }) => (
  <Shown
    row={row}
    read={useTransferActivity(
      { title: 'Depósito', glyph: 'deposit', way: 'in', request: 'recharge' },
      none,
    )}
  />
);
const WithdrawalShown = ({ row }: { row: Withdrawal }) => (
  <Shown
    row={row}
    read={useTransferActivity(
      { title: 'Retiro', glyph: 'withdraw', way: 'out', request: 'withdrawal' },
      none,
    )}
  />
);

/** Amounts and rates in the order of the text: every figure with decimals, with its sign and unit. */
const figuresOf = (text: string) => text.match(/[−+]?(?:US\$ )?[\d,]+\.\d+%?/g) ?? [];

/** The figures of the row, and those of the detail. */
function shown(part: () => ReactNode) {
  const [row = '', detail = ''] = textOf(htmlOf(part(), createTestApi())).split('|');
  return { row: figuresOf(row), detail: figuresOf(detail) };
}

const sale = buildOrder({
  side: 'sell',
  sellPrice: '130.10',
  total: '1300.61',
  lotCost: '1284.39',
});
const allotted = buildIpoOrder({
  allotted: 120,
  amount: '1800.00',
  fee: '0.54',
  returned: '1200.36',
  status: 'success',
});
const owed = buildLoanRecord({ status: 'unpaid', repaymentAt: Date.UTC(2026, 11, 20, 12) });

// Every figure is worked by hand, and not by the code that it tests.
it.each([
  [
    'a purchase',
    () => <OrderShown row={buildOrder()} />,
    ['−US$ 1,284.39', 'US$ 128.40'],
    ['−US$ 1,284.39', 'US$ 128.40', 'US$ 128.40', 'US$ 0.39', 'US$ 1,284.39'],
  ],
  [
    // 1,300.61 − 1,284.00 − 0.39 is 16.22, of 1,284.00
    'a sale',
    () => <OrderShown row={sale} />,
    ['+US$ 1,300.61', 'US$ 130.10'],
    [
      '+US$ 1,300.61',
      'US$ 130.10',
      'US$ 128.40',
      'US$ 130.10',
      'US$ 0.39',
      'US$ 1,300.61',
      'US$ 1,284.39',
      '+US$ 16.22',
      '+1.26%',
    ],
  ],
  [
    'a purchase that failed, which moved nothing and has no fee',
    () => <OrderShown row={buildOrder({ status: 'failed' })} />,
    ['US$ 1,284.39', 'US$ 128.40'],
    ['US$ 1,284.39', 'US$ 128.40', 'US$ 128.40', 'US$ 1,284.39'],
  ],
  [
    'an application',
    () => <IpoShown row={buildIpoOrder()} />,
    ['−US$ 3,000.90', 'US$ 15.00'],
    ['−US$ 3,000.90', 'US$ 15.00', 'US$ 3,000.90'],
  ],
  [
    'an application that was allotted in part',
    () => <IpoShown row={allotted} />,
    ['−US$ 1,800.54'],
    ['−US$ 1,800.54', 'US$ 15.00', 'US$ 3,000.90', 'US$ 1,800.00', 'US$ 0.54', 'US$ 1,200.36'],
  ],
  [
    // Nothing was moved in the end; what was set aside is back.
    'an application that was cancelled',
    () => <IpoShown row={buildIpoOrder({ status: 'cancelled', returned: '3000.90' })} />,
    ['US$ 3,000.90', 'US$ 15.00'],
    ['US$ 3,000.90', 'US$ 15.00', 'US$ 3,000.90', 'US$ 3,000.90'],
  ],
  [
    'a participation',
    () => <FundShown row={buildFundOrder()} />,
    ['−US$ 1,000.00'],
    ['−US$ 1,000.00', 'US$ 12.00', 'US$ 24.00'],
  ],
  [
    'a participation that was paid out',
    () => <FundShown row={buildFundOrder({ status: 'completed', paidReturn: '-7.50' })} />,
    ['−US$ 1,000.00', '−US$ 7.50'],
    ['−US$ 1,000.00', '−US$ 7.50', 'US$ 1,000.00', 'US$ 992.50', '−US$ 7.50', '−0.75%'],
  ],
  [
    'a participation that was cancelled',
    () => <FundShown row={buildFundOrder({ status: 'cancelled' })} />,
    ['US$ 1,000.00', 'US$ 1,000.00'],
    ['US$ 1,000.00', 'US$ 1,000.00'],
  ],
  [
    'a loan',
    () => <LoanShown row={owed} />,
    ['+US$ 500.00'],
    ['+US$ 500.00', 'US$ 4.93', '12.00%', 'US$ 504.93', 'US$ 504.93'],
  ],
  [
    'a request for a loan, which has moved nothing yet',
    () => <LoanShown row={buildLoanRecord()} />,
    ['US$ 500.00', 'US$ 4.93'],
    ['US$ 500.00', 'US$ 4.93', '12.00%', 'US$ 504.93'],
  ],
  [
    'a request for a loan that was cancelled',
    () => <LoanShown row={buildLoanRecord({ status: 'cancelled' })} />,
    ['US$ 500.00'],
    ['US$ 500.00'],
  ],
  [
    'a withdrawal that was cancelled',
    () => <WithdrawalShown row={buildWithdrawal({ status: 'cancelled' })} />,
    ['US$ 250.00'],
    ['US$ 250.00'],
  ],
  [
    'a deposit',
    () => <DepositShown row={buildRecharge({ status: 'completed' })} />,
    ['+US$ 5,000.00'],
    ['+US$ 5,000.00'],
  ],
  [
    'a withdrawal that failed',
    () => <WithdrawalShown row={buildWithdrawal({ status: 'failed' })} />,
    ['US$ 250.00'],
    ['US$ 250.00'],
  ],
  [
    'an expense',
    () => <BillShown row={buildBillEntry({ id: null })} />,
    ['−US$ 1,284.39', 'US$ 23,715.61'],
    ['−US$ 1,284.39', 'US$ 23,715.61'],
  ],
  [
    'an income',
    () => <BillShown row={buildBillEntry({ id: null, type: 'income', reason: 'stock-sell' })} />,
    ['+US$ 1,284.39', 'US$ 23,715.61'],
    ['+US$ 1,284.39', 'US$ 23,715.61'],
  ],
] as const)('every amount and rate of %s, in its row and its detail', (_, part, row, detail) => {
  expect(shown(part)).toEqual({ row, detail });
});

// Ten that were bought at 128.40, and sold at 130.65 for a fee of 0.25 %: 1,306.50 − 3.27
const dearSale = buildOrder({ side: 'sell', sellPrice: '130.65', total: '1303.23' });

/** What the detail of a sale says below its total, where the operator's fee is this one. */
function earnedBy(order: Order, tradeFee: string | null): readonly string[] {
  const config = buildConfig();
  const api = createTestApi();
  const html = htmlOf(<OrderShown row={order} />, api, () => [
    configQuery(api.api).queryKey,
    { ...config, rules: { ...config.rules, tradeFee } },
  ]);
  const [, detail = ''] = textOf(html).split(bar);
  return figuresOf(detail.slice(detail.indexOf('1,303.23', detail.indexOf('Total'))));
}

it.each([
  // Bought for 1,284.00 + 3.21; 1,303.23 − 1,287.21 is 16.02, of 1,284.00 1.2477 %
  ['as it was booked', '1287.21', null, ['US$ 1,287.21', '+US$ 16.02', '+1.25%']],
  [
    'as it was booked, whatever it is now',
    '1287.21',
    '0.03',
    ['US$ 1,287.21', '+US$ 16.02', '+1.25%'],
  ],
  ['as the operator says it', null, '0.25', ['US$ 1,287.21', '+US$ 16.02', '+1.25%']],
  ['and not without it', null, null, []],
] as const)(
  'what a sale earned is told with the fee of buying %s',
  (_, lotCost, tradeFee, told) => {
    expect(earnedBy({ ...dearSale, lotCost }, tradeFee)).toEqual(['1,303.23', ...told]);
  },
);

it.each([
  ['a purchase', () => <OrderShown row={buildOrder()} />, []],
  // The part that was gained says nothing of how much.
  ['a sale', () => <OrderShown row={sale} />, ['+1.26%']],
  ['an application', () => <IpoShown row={allotted} />, []],
  ['a participation', () => <FundShown row={buildFundOrder()} />, []],
  [
    'a participation that was paid out',
    () => <FundShown row={buildFundOrder({ status: 'completed', paidReturn: '-7.50' })} />,
    ['−0.75%'],
  ],
  ['a loan', () => <LoanShown row={owed} />, ['12.00%']],
  ['a deposit', () => <DepositShown row={buildRecharge()} />, []],
  ['a withdrawal', () => <WithdrawalShown row={buildWithdrawal()} />, []],
  ['an expense', () => <BillShown row={buildBillEntry({ id: null })} />, []],
] as const)('no amount of %s is told while amounts are hidden', (_, part, figures) => {
  const { row, detail } = shown(() => <AmountsProvider hidden>{part()}</AmountsProvider>);
  expect([...row, ...detail]).toEqual(figures);
});

it.each([
  ['a message that waits in the chat, where there are no cases', [], '/customer-service'],
  ['a case', ['cases'], '/customer-service#withdrawal%2FW-9'],
] as const)('leads to %s', (_, extensions, address) => {
  const row = buildWithdrawal({ orderNumber: 'W-9' });
  const html = htmlOf(<WithdrawalShown row={row} />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { extensions },
  ]);
  expect(html.match(/href="(\/customer-service[^"]*)"/)?.[1]).toBe(address);
});
