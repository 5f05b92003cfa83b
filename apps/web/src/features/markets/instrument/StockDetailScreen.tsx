import { type Debt, quoteQuery, debtQuery } from '@corro/client';
import { IconButton, NearView, Page, Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { DebtSection, DebtYield } from '../debt/DebtSection.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { InstrumentFigures } from './InstrumentFigures.tsx';
import { InstrumentView, useIsUnknownInstrument } from './InstrumentView.tsx';
import { PositionSection } from './PositionSection.tsx';
import { RelatedNews } from './RelatedNews.tsx';
import { TradeBar } from './TradeBar.tsx';
import { useHolding } from './useHolding.ts';

/**
 * A share, or anything else that is quoted: price and chart, what the customer has of it, what is to be
 * known of it, and the way to an order.
 */
export default function StockDetailScreen() {
  const { symbol = '', name: hint = '' } = useParams();
  const { t } = useI18n();
  const quote = useQuery(quoteQuery(useApi(), { symbol }));
  const isUnknown = useIsUnknownInstrument(quote);
  const market = quote.data?.market;
  const holding = useHolding(symbol, market);
  const { debt, debts, isLoading: isDebtLoading } = useDebts(symbol, market);
  // The address is a hint until the quote is there.
  const name = quote.data?.name ?? hint;
  const isOnItsWay = !holding.isSettled && (market !== undefined || quote.isFetching);
  return (
    <Screen
      title={name}
      subtitle={symbol}
      {...(isUnknown
        ? {}
        : {
            actions: (
              <>
                <FavouriteStar symbol={symbol} />
                <IconButton
                  icon="records"
                  label={t({ id: 'stock.records' })}
                  href={paths.instrumentRecords(symbol)}
                />
              </>
            ),
            footer: (
              <TradeBar
                symbol={symbol}
                name={name}
                market={market}
                owns={holding.owns}
                isOnItsWay={isOnItsWay}
              />
            ),
          })}
    >
      <Page wide>
        <InstrumentView
          symbol={symbol}
          quote={quote}
          marketsPath={patterns.markets}
          first={isDebtLoading ? <Skeleton height={48} width="60%" /> : yieldOf(debt)}
        >
          {holding.isSettled ? (
            <>
              <PositionSection holding={holding} quote={quote.data} />
              {debt === undefined ? null : (
                <DebtSection debt={debt} debts={debts} price={quote.data?.price ?? null} />
              )}
              <NearView>
                <InstrumentFigures symbol={symbol} market={undefined} quote={quote.data} />
                <NearView>
                  <RelatedNews symbol={symbol} name={name} />
                </NearView>
              </NearView>
            </>
          ) : (
            <Skeleton height={240} />
          )}
        </InstrumentView>
      </Page>
    </Screen>
  );
}

/**
 * Treasury debt with its yields, and the one with that code; read where its market says that it is debt,
 * or at hand from the list that the customer comes from.
 */
function useDebts(symbol: string, market: string | undefined) {
  const { data = [], isLoading } = useQuery({
    ...debtQuery(useApi()),
    enabled: market === 'CGI',
  });
  const debt = data.find((one) => one.symbol === symbol && one.yieldPercent !== null);
  return { debts: data, debt, isLoading };
}

/** What debt earns, before its price; undefined where it is not debt, or its yield is not known. */
function yieldOf(debt: Debt | undefined): ReactNode {
  return debt === undefined || debt.yieldPercent === null ? undefined : (
    <DebtYield percent={debt.yieldPercent} />
  );
}
