import { configQuery } from '@corro/client';
import {
  buildBillEntry,
  buildConfig,
  buildFavourite,
  buildFund,
  buildFundOrder,
  buildIpo,
  buildIpoOrder,
  buildLoanRecord,
  buildOffer,
  buildOrder,
  buildPosition,
  buildRecharge,
  buildStock,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import { AmountsProvider } from '@corro/ui';
import { expect, it } from 'vitest';
import { htmlOf, type Read, textOf } from '../app/rendered.fixture.tsx';
import type { ActivityRecord, ReadActivity } from '../common/activity/activity.ts';
import { ActivityDetail } from '../common/activity/ActivityDetail.tsx';
import { ActivityRow } from '../common/activity/ActivityRow.tsx';
import { useAmounts, useShownAmounts } from '../common/amounts.ts';
import { useBillActivity } from './account/changes/useBillActivity.tsx';
import { OfferRow } from './offers/OfferRow.tsx';
import { FundRow } from './funds/FundRow.tsx';
import { useFundActivity } from './funds/orders/useFundActivity.tsx';
import { IpoRow } from './ipo/IpoRow.tsx';
import { useIpoActivity } from './ipo/orders/useIpoActivity.tsx';
import { useLoanActivity } from './loans/records/useLoanActivity.tsx';
import { MarketRow } from './markets/list/MarketRow.tsx';
import { WatchedRow } from './markets/watchlists/WatchedRow.tsx';
import { useTransferActivity } from './money/records/MoneyRecordList.tsx';
import { useOrderActivity } from './trading/orders/OrderTabs.tsx';
import { LotList } from './trading/ticket/Lots.tsx';

const none = () => undefined;

/** Every figure with decimals, with its sign and unit, in the order of the text. */
const figuresOf = (text = '') => text.match(/[−+]?(?:US\$ )?[\d,]+\.\d+%?/g) ?? [];

/** Shows a record as a row and, after `|`, as a detail. */
const activity = <Row extends ActivityRecord>(useRead: () => ReadActivity<Row>) =>
  function Shown({ row }: { row: Row }) {
    const read = useRead();
    return (
      <>
        <ActivityRow row={row} read={read} heading={null} showsStatus at={null} onOpen={none} />
        {'|'}
        <ActivityDetail
          activity={read(row, useAmounts(), none)}
          shownActivity={read(row, useShownAmounts(), none)}
        />
      </>
    );
  };

const Order = activity(() => useOrderActivity('stock'));
const IpoOrder = activity(() => useIpoActivity(none));
const FundOrder = activity(useFundActivity);
const Loan = activity(() => useLoanActivity(none, none));
const Change = activity(useBillActivity);
const Deposit = activity(() =>
  useTransferActivity(
    { title: 'Depósito', glyph: 'deposit', way: 'in', request: 'recharge' },
    none,
  ),
);
const Withdrawal = activity(() =>
  useTransferActivity(
    { title: 'Retiro', glyph: 'withdraw', way: 'out', request: 'withdrawal' },
    none,
  ),
);

const purchase = () => <Order row={buildOrder()} />;
const sale = () => (
  <Order
    row={buildOrder({ side: 'sell', sellPrice: '130.10', total: '1300.61', lotCost: '1284.39' })}
  />
);
const allotted = () => (
  <IpoOrder
    row={buildIpoOrder({
      allotted: 120,
      amount: '1800.00',
      fee: '0.54',
      returned: '1200.36',
      status: 'success',
    })}
  />
);
const loan = () => (
  <Loan row={buildLoanRecord({ status: 'unpaid', repaymentAt: Date.UTC(2026, 11, 20, 12) })} />
);
const paidOut = () => (
  <FundOrder row={buildFundOrder({ status: 'completed', paidReturn: '-7.50' })} />
);
const expense = () => <Change row={buildBillEntry({ id: null })} />;

// All figures are calculated by hand.
it.each([
  [
    'a purchase',
    purchase,
    '−US$ 1,284.39, US$ 128.40',
    '−US$ 1,284.39, US$ 128.40, US$ 128.40, US$ 0.39, US$ 1,284.39',
  ],
  [
    'a sale', // gain: 1,300.61 − 1,284.00 − 0.39 = 16.22, 1.26 % of 1,284.00
    sale,
    '+US$ 1,300.61, US$ 130.10',
    '+US$ 1,300.61, US$ 130.10, US$ 128.40, US$ 130.10, US$ 0.39, US$ 1,300.61, US$ 1,284.39, +US$ 16.22, +1.26%',
  ],
  [
    'a failed purchase, which moved nothing and has no fee',
    () => <Order row={buildOrder({ status: 'failed' })} />,
    'US$ 1,284.39, US$ 128.40',
    'US$ 1,284.39, US$ 128.40, US$ 128.40, US$ 1,284.39',
  ],
  [
    'an application',
    () => <IpoOrder row={buildIpoOrder()} />,
    '−US$ 3,000.90, US$ 15.00',
    '−US$ 3,000.90, US$ 15.00, US$ 3,000.90',
  ],
  [
    'an application allotted in part',
    allotted,
    '−US$ 1,800.54, US$ 1,200.36',
    '−US$ 1,800.54, US$ 15.00, US$ 3,000.90, US$ 1,800.00, US$ 0.54, US$ 1,200.36',
  ],
  [
    'a participation',
    () => <FundOrder row={buildFundOrder()} />,
    '−US$ 1,000.00',
    '−US$ 1,000.00, US$ 12.00, US$ 24.00',
  ],
  [
    'a participation that was paid out',
    paidOut,
    '+US$ 992.50, US$ 1,000.00, −US$ 7.50',
    '+US$ 992.50, −US$ 7.50, US$ 1,000.00, US$ 992.50, −US$ 7.50, −0.75%',
  ],
  ['a loan', loan, 'US$ 504.93, US$ 500.00', 'US$ 504.93, US$ 500.00, US$ 4.93, 12.00%'],
  [
    'a requested loan, which has moved nothing yet',
    () => <Loan row={buildLoanRecord()} />,
    'US$ 504.93, US$ 500.00',
    'US$ 504.93, US$ 500.00, US$ 4.93, 12.00%',
  ],
  [
    'a deposit',
    () => <Deposit row={buildRecharge({ status: 'completed' })} />,
    '+US$ 5,000.00',
    '+US$ 5,000.00',
  ],
  [
    'a failed withdrawal',
    () => <Withdrawal row={buildWithdrawal({ status: 'failed' })} />,
    'US$ 250.00',
    'US$ 250.00',
  ],
  [
    'an expense',
    expense,
    '−US$ 1,284.39, US$ 23,715.61',
    '−US$ 1,284.39, US$ 128.40, US$ 23,715.61',
  ],
  [
    'an income',
    () => <Change row={buildBillEntry({ id: null, type: 'income', reason: 'stock-sell' })} />,
    '+US$ 1,284.39, US$ 23,715.61',
    '+US$ 1,284.39, US$ 128.40, US$ 23,715.61',
  ],
])('shows every figure of %s in its row and detail', (_, part, row, detail) => {
  const texts = textOf(htmlOf(part(), createTestApi())).split('|');
  expect(texts.map((text) => figuresOf(text).join(', '))).toEqual([row, detail]);
});

// One figure of each record contradicts the others.
it.each([
  [
    'a sale with the total of the purchase',
    () => (
      <Order
        row={buildOrder({
          side: 'sell',
          quantity: 1,
          price: '450.00',
          sellPrice: '470.00',
          total: '450.00',
        })}
      />
    ),
    '',
    'US$ 450.00, US$ 470.00',
  ],
  [
    'a purchase with a total in cents',
    () => <Order row={buildOrder({ total: '128439' })} />,
    '',
    'US$ 128.40',
  ],
  [
    'an application allotted for more than was held',
    () => (
      <IpoOrder
        row={buildIpoOrder({
          allotted: 120,
          amount: '18000.00',
          fee: '0.54',
          returned: '1200.36',
          status: 'success',
        })}
      />
    ),
    '',
    '',
  ],
  [
    'a loan with interest of a year for 30 days',
    () => <Loan row={buildLoanRecord({ cost: '60.00' })} />,
    'US$ 560.00, US$ 500.00',
    'US$ 560.00, US$ 500.00, US$ 60.00',
  ],
  [
    'a participation of a fund that earns at least more than at most',
    () => (
      <FundOrder
        row={buildFundOrder({
          fund: { ...buildFundOrder().fund, minReturn: '2.40', maxReturn: '1.20' },
        })}
      />
    ),
    '−US$ 1,000.00',
    '−US$ 1,000.00, US$ 18.00',
  ],
])('does not combine the figures of %s', (_, part, row, detail) => {
  const texts = textOf(htmlOf(part(), createTestApi())).split('|');
  expect(texts.map((text) => figuresOf(text).join(', '))).toEqual([row, detail]);
});

it('calculates the gain of a sale with the fee that the operator announces', () => {
  // Cost: 1,284.00 + 3.21 = 1,287.21. Gain: 1,303.23 − 1,287.21 = 16.02, 1.2477 % of 1,284.00.
  const row = buildOrder({ side: 'sell', sellPrice: '130.65', total: '1303.23', lotCost: null });
  const config = buildConfig();
  const read: Read = (api) => [
    configQuery(api).queryKey,
    { ...config, rules: { ...config.rules, tradeFee: '0.25' } },
  ];
  const text = textOf(htmlOf(<Order row={row} />, createTestApi(), read));
  expect(figuresOf(text).slice(-3)).toEqual(['US$ 1,287.21', '+US$ 16.02', '+1.25%']);
});

it.each([
  ['a purchase', purchase, []],
  // A percentage does not reveal the amount.
  ['a sale', sale, ['+1.26%']],
  ['an application', allotted, []],
  ['a participation', paidOut, ['−0.75%']],
  ['a loan', loan, ['12.00%']],
  ['a deposit', () => <Deposit row={buildRecharge()} />, []],
  ['an expense', expense, []],
])('hides the amounts of %s', (_, part, figures) => {
  const html = htmlOf(<AmountsProvider hidden>{part()}</AmountsProvider>, createTestApi());
  expect(figuresOf(textOf(html))).toEqual(figures);
});

it('says once that the allotted shares are hidden', () => {
  const html = htmlOf(<AmountsProvider hidden>{allotted()}</AmountsProvider>, createTestApi());
  expect(textOf(html)).toContain('Asignadas: ocultas');
});

it.each([
  ['the chat if the server has no cases', [], '/customer-service'],
  ['a case', ['cases'], '/customer-service#withdrawal%2FW-9'],
])('offers help by %s', (_, extensions, address) => {
  const row = buildWithdrawal({ orderNumber: 'W-9' });
  const html = htmlOf(<Withdrawal row={row} />, createTestApi(), (api) => [
    configQuery(api).queryKey,
    { extensions },
  ]);
  expect(html.match(/href="(\/customer-service[^"]*)"/)?.[1]).toBe(address);
});

/** A lot of three shares; `price` is the price on the screen, if it is known. */
function Lots({ price }: { price: string | undefined }) {
  const query = {
    data: [buildPosition({ quantity: 3, costPrice: '120.00', currentPrice: '129.00' })],
    error: null,
    errorUpdateCount: 0,
    dataUpdatedAt: 0,
    refetch: none,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: none,
    show: none,
  };
  return <LotList symbol="NVLO" query={query} price={price} />;
}

// Screen readers get each price a second time, without its unit.
it.each([
  [
    'a lot at the price on the screen',
    () => <Lots price="128.40" />,
    ['US$ 120.00', 'US$ 385.20', '+US$ 25.20', '+7.00%'],
  ],
  [
    'a lot at its own price',
    () => <Lots price={undefined} />,
    ['US$ 120.00', 'US$ 387.00', '+US$ 27.00', '+7.50%'],
  ],
  [
    'an offer',
    () => <OfferRow offer={buildOffer()} onChoose={none} />,
    ['US$ 120.00', '120.00', 'US$ 12,000.00', '6.54%'],
  ],
  [
    'a fund',
    () => <FundRow fund={buildFund()} onChoose={none} />,
    ['1.20%', '2.40%', 'US$ 1,000.00', '4.80%', '9.60%'],
  ],
  [
    'an offering',
    () => <IpoRow ipo={buildIpo()} isApplied={false} onChoose={none} />,
    ['US$ 15.00', 'US$ 1,500.00'],
  ],
  [
    'a future',
    () => <MarketRow kind="futures" href={null} instrument={buildStock({ market: 'FUTURE' })} />,
    ['US$ 128.40', '128.40', '+1.50', '+1.18%'],
  ],
  [
    'a favourite',
    () => <WatchedRow favourite={buildFavourite()} editing={false} onDelete={null} />,
    ['US$ 128.40', '128.40', '+1.50', '+1.18%'],
  ],
])('shows every figure of %s', (_, row, figures) => {
  expect(figuresOf(textOf(htmlOf(row(), createTestApi())))).toEqual(figures);
});
