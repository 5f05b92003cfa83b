import { type CategoryStock, type Quote, quoteQuery } from '@corro/client';
import { Card, Change, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { InstrumentLineProps } from '../../common/instruments/InstrumentLine.tsx';
import { useApi } from '../../app/api.ts';
import { decimalsOf, indexMarket } from '../../common/prices/priceText.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { dash } from '../../app/i18n/i18n.ts';

export interface IndexCardProps extends CategoryStock {
  /** Placeholder for the market until the quote is there. */
  readonly categoryCode: string | null;
  readonly hrefOf: (index: { code: string; market: string; name: string }) => string;
  /** Without its line. */
  readonly compact: boolean;
  /** What draws the line; null until it has been loaded. */
  readonly Line: ComponentType<InstrumentLineProps> | null;
}

/** An index with its price and what it did today, in figures and drawn; read every 5 s (spec §9). */
export function IndexCard({ symbol, ...card }: IndexCardProps) {
  return symbol === null ? (
    <Card padding={12}>
      <Stack gap={4}>
        <Names symbol={dash} name={card.name} />
      </Stack>
    </Card>
  ) : (
    <QuotedCard symbol={symbol} {...card} />
  );
}

interface Quoted {
  readonly symbol: string;
}

function QuotedCard(props: IndexCardProps & Quoted) {
  const { symbol, name, categoryCode, hrefOf, compact, Line } = props;
  const api = useApi();
  const query = useQuery(quoteQuery(api, { symbol }, 'indexCards'));
  const market = query.data?.market || (categoryCode ?? '');
  const isLoading = query.data === undefined && query.error === null;
  return (
    <Card padding={12} href={hrefOf({ code: symbol, market, name })}>
      <Stack gap={4}>
        <Names symbol={symbol} name={name} />
        {isLoading ? (
          <FigureSkeleton compact={compact} />
        ) : (
          <>
            {compact ? null : Line === null ? (
              <Skeleton height={28} />
            ) : (
              <Line
                wide
                symbol={symbol}
                market=""
                price={query.data?.price ?? null}
                amount={query.data?.change}
                percent={query.data?.changePercent}
              />
            )}
            <Figures quote={query.data} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Names({ symbol, name }: Quoted & { name: string }) {
  return (
    <>
      <Text size={14} weight="strong" truncate>
        {symbol}
      </Text>
      <Text size={12} tone="muted" lines={2}>
        {name}
      </Text>
    </>
  );
}

interface FiguresProps {
  readonly quote: Quote | undefined;
}

function Figures({ quote }: FiguresProps) {
  return (
    <Stack gap={4} align="start">
      <PriceNow
        value={quote?.price ?? null}
        market={indexMarket}
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
        <Skeleton height={33} width="90%" />
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
