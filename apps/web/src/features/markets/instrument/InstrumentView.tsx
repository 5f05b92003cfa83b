import { isCorroError, type Quote } from '@corro/client';
import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { type QueryResult, useLastError } from '../../../common/queries/queryError.tsx';
import { DayFigures } from './DayFigures.tsx';
import { InstrumentChart } from './InstrumentChart.tsx';
import { InstrumentHead, InstrumentHeadSkeleton } from './InstrumentHead.tsx';

export interface InstrumentViewProps {
  readonly symbol: string;
  /** Where the address names it. */
  readonly market?: string;
  readonly quote: QueryResult<Quote>;
  readonly marketsPath: string;
}

/**
 * What is quoted: the price, the chart, the day's figures. Without a price there is nothing to
 * draw, so that a failure is said once.
 */
export function InstrumentView({ symbol, market, quote, marketsPath }: InstrumentViewProps) {
  const isUnknown = useIsUnknownInstrument(quote);
  const isMissing = quote.data === undefined && (quote.error !== null || quote.isPaused);
  if (isUnknown) return <NoSuchInstrument marketsPath={marketsPath} />;
  return (
    <>
      <QueryView query={quote} loading={<InstrumentHeadSkeleton />}>
        {(data) => <InstrumentHead quote={data} poll="stockDetail" />}
      </QueryView>
      {isMissing ? null : (
        <>
          <InstrumentChart
            symbol={symbol}
            market={market}
            live={quote.data}
            isFailureTold={quote.error !== null && quote.error !== undefined}
          />
          <DayFigures quote={quote.data} />
        </>
      )}
    </>
  );
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
