import type { CategoryStock, Quote } from '@corro/client';
import { Card, Change, Skeleton, Sparkline, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';

export interface IndexCardProps extends CategoryStock {
  /** Stands in for the market until the quote tells it. */
  readonly categoryCode: string | null;
  readonly hrefOf: (index: { code: string; market: string; name: string }) => string;
  /** Without its line. */
  readonly compact: boolean;
}

/** An index with its price and what it did today, read every 5 s (spec §9), and its last month drawn. */
export function IndexCard({ symbol, name, categoryCode, hrefOf, compact }: IndexCardProps) {
  const { quote } = useQueries();
  const query = useQuery(quote({ symbol }, 'indexCards'));
  const market = query.data?.market || (categoryCode ?? '');
  const isLoading = query.data === undefined && query.error === null;
  return (
    <Card padding={12} href={hrefOf({ code: symbol, market, name })}>
      <Stack gap={4}>
        <Text size={14} weight="strong" truncate>
          {symbol}
        </Text>
        <Text size={12} tone="muted" lines={2}>
          {name}
        </Text>
        {isLoading ? (
          <FigureSkeleton compact={compact} />
        ) : (
          <>
            {compact ? null : <MonthLine symbol={symbol} />}
            <Figures quote={query.data} market={market} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Far heavier than a price, and new by the minute at most: read as a chart's history is. */
function MonthLine({ symbol }: Pick<IndexCardProps, 'symbol'>) {
  const { quote } = useQueries();
  const { data } = useQuery(quote({ symbol, interval: '1d', range: '1mo' }, 'chartHistory'));
  return (
    <Sparkline
      wide
      path={data?.linePath ?? undefined}
      points={data?.candles.map(({ close }) => close)}
      // A month's line in today's colours would say what today's figures do not.
      direction="flat"
    />
  );
}

interface FiguresProps {
  readonly quote: Quote | undefined;
  readonly market: string;
}

function Figures({ quote, market }: FiguresProps) {
  return (
    <Stack gap={4} align="start">
      <PriceNow
        value={quote?.price ?? null}
        market={market}
        readAt={quote?.readAt ?? null}
        poll="indexCards"
        size={20}
        ageSide="after"
      />
      <Change
        amount={quote?.change ?? null}
        percent={quote?.changePercent ?? null}
        digits={decimalsOf(quote?.price)}
        size={12}
      />
    </Stack>
  );
}

/** The card while nothing is known of it. */
export function IndexCardSkeleton({ compact }: Pick<IndexCardProps, 'compact'>) {
  return (
    <Card padding={12}>
      <Stack gap={4}>
        <Skeleton height={20} width="50%" />
        <Skeleton height={36} width="90%" />
        <FigureSkeleton compact={compact} />
      </Stack>
    </Card>
  );
}

/** As high as the figures. */
function FigureSkeleton({ compact }: Pick<IndexCardProps, 'compact'>) {
  return (
    <>
      {compact ? null : <Skeleton height={28} />}
      <Skeleton height={27} width="70%" />
      <Skeleton height={16} width="80%" />
    </>
  );
}
