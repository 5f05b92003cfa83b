import type { Quote } from '@corro/client';
import { Columns, Inline, type MoneyUnit, Skeleton, Stack, Text } from '@corro/ui';
import type { ReactNode } from 'react';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import {
  NoSuchInstrument,
  useIsUnknownInstrument,
} from '../../../common/instruments/NoSuchInstrument.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { InstrumentChart } from './InstrumentChart.tsx';

interface InstrumentViewProps {
  readonly symbol: string;
  readonly market?: string;
  readonly quote: QueryResult<Quote>;
  /** Content above the price; with such content the price is smaller. */
  readonly first?: ReactNode;
  /** Unit of the price, and words after the price; by default those of the market, and none. */
  readonly unit?: { readonly money: MoneyUnit; readonly words: string } | undefined;
  /** Content below or beside the chart. */
  readonly children: ReactNode;
}

/**
 * Price, chart and details of an instrument. If the quote cannot be read, shows only the failure.
 */
export function InstrumentView(props: InstrumentViewProps) {
  const { symbol, market, quote, first, unit, children } = props;
  const isUnknown = useIsUnknownInstrument(quote);
  const isMissing = quote.data === undefined && quote.error !== null;
  if (isUnknown) return <NoSuchInstrument />;
  if (isMissing) {
    return (
      <QueryView query={quote} loading={null}>
        {() => null}
      </QueryView>
    );
  }
  return (
    <Columns
      first={
        <QueryView query={{ ...quote, data: quote.data ?? null }} loading={null}>
          {(live) => (
            <InstrumentChart
              symbol={symbol}
              market={market}
              live={live ?? undefined}
              isFailureShown={quote.error !== null && quote.error !== undefined}
              heading={
                live === null ? (
                  <Skeleton height={44} width="60%" />
                ) : (
                  <Inline justify="between" align="start" gap={8}>
                    <LatestPrice quote={live} first={first} unit={unit} />
                    <InstrumentAvatar symbol={symbol} name={live.name} market={live.market} />
                  </Inline>
                )
              }
            />
          )}
        </QueryView>
      }
      second={children}
    />
  );
}

function LatestPrice({
  quote,
  first,
  unit,
}: { quote: Quote } & Pick<InstrumentViewProps, 'first' | 'unit'>) {
  const { price, market, readAt } = quote;
  const latest = { value: price, market, readAt, poll: 'stockDetail', unit: unit?.money } as const;
  if (first === undefined) return <PriceNow {...latest} size={40} />;
  return (
    <Stack gap={4} align="start">
      {first}
      <Inline gap={4} align="baseline">
        <PriceNow {...latest} size={20} />
        {unit === undefined ? null : (
          <Text size={14} tone="muted">
            {unit.words}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
