import type { Quote } from '@corro/client';
import { DayFigures } from './DayFigures.tsx';
import { InstrumentChart } from './InstrumentChart.tsx';
import { InstrumentHead, InstrumentHeadSkeleton } from './InstrumentHead.tsx';
import { NoSuchInstrument } from './NoSuchInstrument.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useIsUnknownInstrument } from './useIsUnknownInstrument.ts';
import type { QueryResult } from '../../../common/queries/useQueryTrouble.tsx';

export interface InstrumentViewProps {
  readonly symbol: string;
  readonly quote: QueryResult<Quote>;
  readonly marketsPath: string;
}

/**
 * What is quoted: the price, the chart, the day's figures. Without a price there is nothing to
 * draw, so that a failure is said once.
 */
export function InstrumentView({ symbol, quote, marketsPath }: InstrumentViewProps) {
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
            live={quote.data}
            isFailureTold={quote.error !== null && quote.error !== undefined}
          />
          <DayFigures quote={quote.data} />
        </>
      )}
    </>
  );
}
