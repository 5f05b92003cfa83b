import {
  buildBillEntry,
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
  buildFavourite,
  buildWithdrawal,
  createTestApi,
} from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import { ChangeRow } from './account/changes/ChangeRow.tsx';
import { OfferRow } from './deals/OfferRow.tsx';
import { FundRow } from './funds/FundRow.tsx';
import { FundOrderRow } from './funds/orders/FundOrderRow.tsx';
import { IpoRow } from './ipo/IpoRow.tsx';
import { IpoOrderRow } from './ipo/orders/IpoOrderRow.tsx';
import { LoanRow } from './loans/records/LoanRow.tsx';
import { MarketRow } from './markets/list/MarketRow.tsx';
import { WatchedRow } from './markets/watchlists/WatchedRow.tsx';
import { MoneyRecordRow } from './money/records/MoneyRecordRow.tsx';
import { OrderRow } from './trading/orders/OrderRow.tsx';
import { LotList } from './trading/ticket/LotList.tsx';

const none = () => undefined;

/** The lots of an instrument, at the price on the screen where there is one. */
function Lots({ price }: { price: string | undefined }) {
  const lot = buildPosition({ quantity: 3, costPrice: '120.00', currentPrice: '129.00' });
  const query = {
    data: [lot],
    error: null,
    errorUpdateCount: 0,
    isPaused: false,
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

/** Amounts and rates in the order of the text: every figure with decimals, with its sign and unit. */
const figuresOf = (text: string) => text.match(/[−+]?(?:US\$ )?[\d,]+\.\d+%?/g) ?? [];

const allotted = buildIpoOrder({
  allotted: 120,
  amount: '1800.00',
  fee: '0.54',
  returned: '1200.36',
  status: 'success',
});

// Every figure is worked by hand, and not by the code that it tests.
it.each([
  [
    'a lot at the price on the screen',
    () => <Lots price="128.40" />,
    ['US$ 120.00', 'US$ 385.20', '+25.20', '+7.00%'],
  ],
  [
    'a lot at its own price',
    () => <Lots price={undefined} />,
    ['US$ 120.00', 'US$ 387.00', '+27.00', '+7.50%'],
  ],
  ['a purchase', () => <OrderRow order={buildOrder()} />, ['US$ 128.40', 'US$ 1,284.39']],
  [
    'a sale',
    () => <OrderRow order={buildOrder({ side: 'sell', sellPrice: '130.10', total: '1300.61' })} />,
    ['US$ 130.10', 'US$ 1,300.61'],
  ],
  [
    'an application',
    () => <IpoOrderRow order={buildIpoOrder()} />,
    ['US$ 3,000.90', 'US$ 15.00', 'US$ 3,000.90'],
  ],
  [
    'an application that was allotted in part',
    () => <IpoOrderRow order={allotted} />,
    ['US$ 1,800.54', 'US$ 15.00', 'US$ 1,200.36'],
  ],
  [
    'a participation',
    () => <FundOrderRow order={buildFundOrder()} />,
    ['US$ 1,000.00', 'US$ 12.00', 'US$ 24.00'],
  ],
  [
    'a participation that was paid out',
    () => <FundOrderRow order={buildFundOrder({ status: 'completed', paidReturn: '-7.50' })} />,
    ['US$ 1,000.00', '−US$ 7.50'],
  ],
  [
    'a participation that was cancelled',
    () => <FundOrderRow order={buildFundOrder({ status: 'cancelled' })} />,
    ['US$ 1,000.00', 'US$ 1,000.00'],
  ],
  [
    'a loan',
    () => (
      <LoanRow
        loan={buildLoanRecord({ status: 'unpaid', repaymentAt: Date.UTC(2026, 11, 20, 12) })}
        showsProgress={false}
        onRepay={none}
      />
    ),
    ['US$ 500.00', 'US$ 4.93', 'US$ 504.93'],
  ],
  [
    'a deposit',
    () => <MoneyRecordRow record={buildRecharge({ status: 'completed' })} title="Depósito" />,
    ['US$ 5,000.00'],
  ],
  [
    'a withdrawal',
    () => (
      <MoneyRecordRow
        record={buildWithdrawal({ status: 'failed' })}
        title="Retiro"
        subtitle="•••• 7771"
      />
    ),
    ['US$ 250.00'],
  ],
  [
    'an expense',
    () => <ChangeRow entry={buildBillEntry()} isHidden={false} />,
    ['−US$ 1,284.39', 'US$ 23,715.61'],
  ],
  [
    'an income',
    () => (
      <ChangeRow
        entry={buildBillEntry({ type: 'income', reason: 'stock-sell' })}
        isHidden={false}
      />
    ),
    ['+US$ 1,284.39', 'US$ 23,715.61'],
  ],
  ['a change whose amount is hidden', () => <ChangeRow entry={buildBillEntry()} isHidden />, []],
  // A price is read aloud, too, without its sign.
  [
    'an offer',
    () => <OfferRow offer={buildOffer()} onChoose={none} />,
    ['US$ 120.00', '120.00', '−6.54%'],
  ],
  [
    'a fund',
    () => <FundRow fund={buildFund()} onChoose={none} />,
    ['US$ 1,000.00', '1.20%', '2.40%'],
  ],
  [
    'an offering',
    () => <IpoRow ipo={buildIpo()} isApplied={false} onChoose={none} />,
    ['US$ 15.00'],
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
] as const)('every amount and rate of %s', (_, row, figures) => {
  expect(figuresOf(textOf(htmlOf(row(), createTestApi())))).toEqual(figures);
});
