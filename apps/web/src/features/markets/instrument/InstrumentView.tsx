import { isCorroError, type Quote } from '@corro/client';
import { Button, EmptyState, Skeleton } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { type QueryResult, useLastError } from '../../../common/queries/queryError.tsx';
import { InstrumentChart } from './InstrumentChart.tsx';

export interface InstrumentViewProps {
  readonly symbol: string;
  /** Where the address names it. */
  readonly market?: string;
  readonly quote: QueryResult<Quote>;
  readonly marketsPath: string;
  /** Below the chart. */
  readonly children: ReactNode;
}

/**
 * What is quoted: the price, the chart, and what the screen has to say of it. Without a price there is
 * nothing to draw, so that a failure is said once.
 */
export function InstrumentView(props: InstrumentViewProps) {
  const { symbol, market, quote, marketsPath, children } = props;
  const isUnknown = useIsUnknownInstrument(quote);
  const isMissing = quote.data === undefined && (quote.error !== null || quote.isPaused);
  if (isUnknown) return <NoSuchInstrument marketsPath={marketsPath} />;
  if (isMissing) {
    return (
      <QueryView query={quote} loading={null}>
        {() => null}
      </QueryView>
    );
  }
  return (
    <>
      <QueryView query={{ ...quote, data: quote.data ?? null }} loading={null}>
        {(live) => (
          <InstrumentChart
            symbol={symbol}
            market={market}
            live={live ?? undefined}
            isFailureTold={quote.error !== null && quote.error !== undefined}
            heading={live === null ? <Skeleton height={44} width="60%" /> : <Now quote={live} />}
          />
        )}
      </QueryView>
      {children}
    </>
  );
}

/** The price now, large. */
function Now({ quote: { price, market, readAt } }: { quote: Quote }) {
  return <PriceNow value={price} market={market} readAt={readAt} poll="stockDetail" size={40} />;
}

export interface NoSuchInstrumentProps {
  readonly marketsPath: string;
}

/** A code that the market does not have, from an old link or an old favourite. */
function NoSuchInstrument({ marketsPath }: NoSuchInstrumentProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'stock.unknownTitle' })}
      text={t({ id: 'stock.unknownText' })}
      action={<Button href={marketsPath}>{t({ id: 'home.toMarkets' })}</Button>}
    />
  );
}

/** Whether the upstream says that the instrument does not exist: a retry will not help. */
export function useIsUnknownInstrument(quote: QueryResult<unknown>): boolean {
  const error = useLastError(quote);
  return (
    quote.data === undefined &&
    isCorroError(error) &&
    error.kind === 'refusal' &&
    error.code === 'unknown-instrument'
  );
}
