import {
  buildFund,
  buildIpo,
  buildOffer,
  buildPosition,
  buildStock,
  buildFavourite,
  createTestApi,
} from '@corro/testing';
import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../app/rendered.fixture.tsx';
import { OfferRow } from './deals/OfferRow.tsx';
import { FundRow } from './funds/FundRow.tsx';
import { IpoRow } from './ipo/IpoRow.tsx';
import { MarketRow } from './markets/list/MarketRow.tsx';
import { WatchedRow } from './markets/watchlists/WatchedRow.tsx';
import { LotList } from './trading/ticket/Lots.tsx';

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
  // A price is read aloud, too, without its sign.
  [
    'an offer',
    () => <OfferRow offer={buildOffer()} maxDiscount={0} onChoose={none} />,
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
