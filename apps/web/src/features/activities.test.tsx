import {
  buildBillEntry,
  buildFundOrder,
  buildIpoOrder,
  buildLoanRecord,
  buildOrder,
  buildRecharge,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import type { ActivityRecord, ReadActivity } from '../common/activity/activity.ts';
import { ActivityDetail } from '../common/activity/ActivityDetail.tsx';
import { ActivityRow } from '../common/activity/ActivityRow.tsx';
import { AmountsHidden, useAmounts } from '../common/activity/amounts.tsx';
import { useBillActivity } from './account/changes/useBillActivity.tsx';
import { useFundActivity } from './funds/orders/useFundActivity.tsx';
import { useIpoActivity } from './ipo/orders/useIpoActivity.tsx';
import { useLoanActivity } from './loans/records/useLoanActivity.tsx';
import { useTransferActivity } from './money/records/useTransferActivity.tsx';
import { useOrderActivity } from './trading/orders/useOrderActivity.tsx';

const none = () => undefined;

interface ShownProps<Row extends ActivityRecord> {
  readonly row: Row;
  readonly use: () => ReadActivity<Row>;
}

/** A record as a row, and behind the bar its detail. */
function Shown<Row extends ActivityRecord>({ row, use: useRead }: ShownProps<Row>) {
  const read = useRead();
  return (
    <>
      <ActivityRow row={row} read={read} heading={null} onOpen={none} />
      |
      <ActivityDetail activity={read(row, useAmounts(), none)} />
    </>
  );
}

const useDeposits = () => useTransferActivity({ title: 'Depósito', icon: 'deposit', way: 'in' });
const useWithdrawals = () => useTransferActivity({ title: 'Retiro', icon: 'withdraw', way: 'out' });
const useLoans = () => useLoanActivity(none);

/** Amounts and rates in the order of the text: every figure with decimals, with its sign and unit. */
const figuresOf = (text: string) => text.match(/[−+]?(?:US\$ )?[\d,]+\.\d+%?/g) ?? [];

/** The figures of the row, and those of the detail. */
function shown(part: () => ReactNode) {
  const [row = '', detail = ''] = textOf(htmlOf(part(), createTestApi())).split('|');
  return { row: figuresOf(row), detail: figuresOf(detail) };
}

const sale = buildOrder({ side: 'sell', sellPrice: '130.10', total: '1300.61' });
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
    () => <Shown row={buildOrder()} use={useOrderActivity} />,
    ['US$ 128.40', '−US$ 1,284.39'],
    ['−US$ 1,284.39', 'US$ 128.40', 'US$ 128.40', 'US$ 0.39', 'US$ 1,284.39'],
  ],
  [
    // 1,300.61 − 1,284.00 is 16.61, of 1,284.00
    'a sale',
    () => <Shown row={sale} use={useOrderActivity} />,
    ['US$ 130.10', '+US$ 1,300.61'],
    [
      '+US$ 1,300.61',
      'US$ 130.10',
      'US$ 128.40',
      'US$ 130.10',
      'US$ 0.39',
      'US$ 1,300.61',
      '+US$ 16.61',
      '+1.29%',
    ],
  ],
  [
    'a purchase that failed, which moved nothing and has no fee',
    () => <Shown row={buildOrder({ status: 'failed' })} use={useOrderActivity} />,
    ['US$ 128.40', 'US$ 1,284.39'],
    ['US$ 1,284.39', 'US$ 128.40', 'US$ 128.40', 'US$ 1,284.39'],
  ],
  [
    'an application',
    () => <Shown row={buildIpoOrder()} use={useIpoActivity} />,
    ['US$ 15.00', '−US$ 3,000.90'],
    ['−US$ 3,000.90', 'US$ 15.00', 'US$ 3,000.90'],
  ],
  [
    'an application that was allotted in part',
    () => <Shown row={allotted} use={useIpoActivity} />,
    ['−US$ 1,800.54'],
    ['−US$ 1,800.54', 'US$ 15.00', 'US$ 3,000.90', 'US$ 1,800.00', 'US$ 0.54', 'US$ 1,200.36'],
  ],
  [
    'a participation',
    () => <Shown row={buildFundOrder()} use={useFundActivity} />,
    ['−US$ 1,000.00'],
    ['−US$ 1,000.00', 'US$ 12.00', 'US$ 24.00'],
  ],
  [
    'a participation that was paid out',
    () => (
      <Shown
        row={buildFundOrder({ status: 'completed', paidReturn: '-7.50' })}
        use={useFundActivity}
      />
    ),
    ['−US$ 7.50', '−US$ 1,000.00'],
    ['−US$ 1,000.00', '−US$ 7.50'],
  ],
  [
    'a participation that was cancelled',
    () => <Shown row={buildFundOrder({ status: 'cancelled' })} use={useFundActivity} />,
    ['US$ 1,000.00', 'US$ 1,000.00'],
    ['US$ 1,000.00', 'US$ 1,000.00'],
  ],
  [
    'a loan',
    () => <Shown row={owed} use={useLoans} />,
    ['+US$ 500.00'],
    ['+US$ 500.00', 'US$ 4.93', '12.00%', 'US$ 504.93', 'US$ 504.93'],
  ],
  [
    'a request for a loan, which has moved nothing yet',
    () => <Shown row={buildLoanRecord()} use={useLoans} />,
    ['US$ 4.93', 'US$ 500.00'],
    ['US$ 500.00', 'US$ 4.93', 'US$ 4.93', '12.00%', 'US$ 504.93'],
  ],
  [
    'a deposit',
    () => <Shown row={buildRecharge({ status: 'completed' })} use={useDeposits} />,
    ['+US$ 5,000.00'],
    ['+US$ 5,000.00'],
  ],
  [
    'a withdrawal that failed',
    () => <Shown row={buildWithdrawal({ status: 'failed' })} use={useWithdrawals} />,
    ['US$ 250.00'],
    ['US$ 250.00'],
  ],
  [
    'an expense',
    () => <Shown row={buildBillEntry({ id: null })} use={useBillActivity} />,
    ['US$ 23,715.61', '−US$ 1,284.39'],
    ['−US$ 1,284.39', 'US$ 23,715.61', 'US$ 23,715.61'],
  ],
  [
    'an income',
    () => (
      <Shown
        row={buildBillEntry({ id: null, type: 'income', reason: 'stock-sell' })}
        use={useBillActivity}
      />
    ),
    ['US$ 23,715.61', '+US$ 1,284.39'],
    ['+US$ 1,284.39', 'US$ 23,715.61', 'US$ 23,715.61'],
  ],
] as const)('every amount and rate of %s, in its row and its detail', (_, part, row, detail) => {
  expect(shown(part)).toEqual({ row, detail });
});

it.each([
  ['a purchase', () => <Shown row={buildOrder()} use={useOrderActivity} />, []],
  // The part that was gained says nothing of how much.
  ['a sale', () => <Shown row={sale} use={useOrderActivity} />, ['+1.29%']],
  ['an application', () => <Shown row={allotted} use={useIpoActivity} />, []],
  ['a participation', () => <Shown row={buildFundOrder()} use={useFundActivity} />, []],
  ['a loan', () => <Shown row={owed} use={useLoans} />, ['12.00%']],
  ['a deposit', () => <Shown row={buildRecharge()} use={useDeposits} />, []],
  ['a withdrawal', () => <Shown row={buildWithdrawal()} use={useWithdrawals} />, []],
  ['an expense', () => <Shown row={buildBillEntry({ id: null })} use={useBillActivity} />, []],
] as const)('no amount of %s is told while amounts are hidden', (_, part, figures) => {
  const { row, detail } = shown(() => <AmountsHidden value>{part()}</AmountsHidden>);
  expect([...row, ...detail]).toEqual(figures);
});
