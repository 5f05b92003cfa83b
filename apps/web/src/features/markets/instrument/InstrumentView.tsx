import { isCorroError, type Quote } from '@corro/client';
import { Button, Columns, EmptyState, Inline, Skeleton, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
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
  /** What comes before the price, which is smaller then; undefined where the price comes first. */
  readonly first?: ReactNode;
  /** Below the chart, or beside it. */
  readonly children: ReactNode;
}

/**
 * What is quoted: the price, the chart, and what the screen has to say of it. Without a price there is
 * nothing to draw, so that a failure is said once.
 */
export function InstrumentView(props: InstrumentViewProps) {
  const { symbol, market, quote, marketsPath, first, children } = props;
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
    <Columns
      first={
        <QueryView query={{ ...quote, data: quote.data ?? null }} loading={null}>
          {(live) => (
            <InstrumentChart
              symbol={symbol}
              market={market}
              live={live ?? undefined}
              isFailureTold={quote.error !== null && quote.error !== undefined}
              heading={
                live === null ? (
                  <Skeleton height={44} width="60%" />
                ) : (
                  <Inline justify="between" align="start" gap={8}>
                    <Now quote={live} first={first} />
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

/** The price now, large; smaller below what comes before it. */
function Now({ quote, first }: { quote: Quote } & Pick<InstrumentViewProps, 'first'>) {
  const { price, market, readAt } = quote;
  const now = { value: price, market, readAt, poll: 'stockDetail' } as const;
  if (first === undefined) return <PriceNow {...now} size={40} />;
  return (
    <Stack gap={4} align="start">
      {first}
      <PriceNow {...now} size={20} />
    </Stack>
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
