import { categoriesQuery, type Category, type CategoryStock, quoteQuery } from '@corro/client';
import {
  Button,
  Card,
  Change,
  EmptyState,
  Inline,
  ScrollRow,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { dash, useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { decimalsOf, indexMarket } from '../../common/prices/priceText.ts';
import { lacksPrices } from '../../common/queries/queryError.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';

interface IndexCardsProps {
  readonly hrefOf: (index: { code: string; market: string; name: string }) => string;
  readonly marketsPath: string;
  /** A low strip without heading and codes. */
  readonly compact?: boolean;
}

/** The indices: the instruments of the first category (spec §7). */
export function IndexCards({ hrefOf, marketsPath, compact = false }: IndexCardsProps) {
  const { t } = useI18n();
  const query = useQuery(categoriesQuery(useApi()));
  const cards = (
    <QueryView
      query={query}
      loading={
        <ScrollRow label={t({ id: 'shell.loading' })} itemWidth={compact ? 'medium' : 'narrow'}>
          <CardSkeleton compact={compact} />
          <CardSkeleton compact={compact} />
          <CardSkeleton compact={compact} />
        </ScrollRow>
      }
      isEmpty={(categories) => (categories[0]?.stocks.length ?? 0) === 0}
      empty={
        <EmptyState
          picture="trending"
          title={t({ id: 'home.indices.emptyTitle' })}
          text={t({ id: 'home.indices.emptyText' })}
          action={
            <Button tone="neutral" href={marketsPath}>
              {t({ id: 'home.toMarkets' })}
            </Button>
          }
        />
      }
    >
      {([first]) =>
        first === undefined ? null : <Cards category={first} hrefOf={hrefOf} compact={compact} />
      }
    </QueryView>
  );
  return compact ? cards : <Section title={t({ id: 'home.indices' })}>{cards}</Section>;
}

interface CardsProps extends Pick<IndexCardsProps, 'hrefOf'> {
  readonly category: Category;
  readonly compact: boolean;
}

function Cards({ category, hrefOf, compact }: CardsProps) {
  const { t } = useI18n();
  const first = category.stocks.find(({ symbol }) => symbol !== null);
  return (
    <Stack gap={8}>
      {first === undefined || first.symbol === null ? null : <NoPrices symbol={first.symbol} />}
      <ScrollRow label={t({ id: 'home.indices' })} itemWidth={compact ? 'medium' : 'narrow'}>
        {category.stocks.map((stock, at) => (
          <IndexCard
            key={rowKey(stock, at)}
            {...stock}
            categoryCode={category.code}
            hrefOf={hrefOf}
            compact={compact}
          />
        ))}
      </ScrollRow>
    </Stack>
  );
}

/** Says why the cards have no price, or an old one. Reads the query of the first card. */
function NoPrices({ symbol }: { readonly symbol: string }) {
  const { t } = useI18n();
  const { error } = useQuery(quoteQuery(useApi(), { symbol }, 'indexCards'));
  return lacksPrices(error) ? (
    <Text as="p" size={14} tone="caution">
      {t({ id: 'hint.busy.prices' })}
    </Text>
  ) : null;
}

interface IndexCardProps extends CategoryStock, Omit<CardsProps, 'category'> {
  /** Market in the card's link while the quote is not loaded or names no market. */
  readonly categoryCode: string | null;
}

function IndexCard({ symbol, ...card }: IndexCardProps) {
  return symbol === null ? (
    <Card padding={12}>
      <Stack gap={4}>
        <Names symbol={dash} {...card} />
      </Stack>
    </Card>
  ) : (
    <QuotedCard symbol={symbol} {...card} />
  );
}

/** An index with its price, today's change and line; refreshes every 5 s (spec §9). */
function QuotedCard(props: IndexCardProps & { readonly symbol: string }) {
  const { symbol, name, categoryCode, hrefOf, compact } = props;
  const { data: quote, error } = useQuery(quoteQuery(useApi(), { symbol }, 'indexCards'));
  const market = quote?.market || (categoryCode ?? '');
  const { price = null, change = null, changePercent = null, readAt = null } = quote ?? {};
  const isLoading = quote === undefined && error === null;
  const line = (
    <InstrumentLine
      wide={!compact}
      symbol={symbol}
      market=""
      price={price}
      amount={change}
      percent={changePercent}
    />
  );
  const figure = { value: price, market: indexMarket, readAt, poll: 'indexCards' } as const;
  if (compact) {
    return (
      <Card padding={12} href={hrefOf({ code: symbol, market, name })}>
        {isLoading ? (
          <Stack gap={4}>
            <Names {...props} />
            <FigureSkeleton compact />
          </Stack>
        ) : (
          <Inline gap={8} justify="between" wrap={false}>
            <Stack gap={4} align="start">
              <Names {...props} />
              <PriceNow {...figure} size={14} weight="strong" ageSide="after" />
            </Stack>
            <Stack gap={4} align="end">
              {line}
              <Change percent={changePercent} size={12} />
            </Stack>
          </Inline>
        )}
      </Card>
    );
  }
  return (
    <Card padding={12} href={hrefOf({ code: symbol, market, name })}>
      <Stack gap={4}>
        <Names {...props} />
        {isLoading ? (
          <FigureSkeleton compact={false} />
        ) : (
          <>
            {line}
            <Stack gap={4} align="start">
              <PriceNow {...figure} size={20} ageSide="after" />
              <Change
                amount={change}
                percent={changePercent}
                digits={decimalsOf(price)}
                size={12}
              />
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Names({ symbol, name, compact }: { symbol: string; name: string; compact: boolean }) {
  return compact ? (
    <Text size={12} tone="muted" truncate>
      {name}
    </Text>
  ) : (
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

function CardSkeleton({ compact }: { compact: boolean }) {
  return (
    <Card padding={12}>
      <Stack gap={4}>
        {compact ? (
          <Skeleton height={16} width="70%" />
        ) : (
          <>
            <Skeleton height={20} width="50%" />
            <Skeleton height={33} width="90%" />
          </>
        )}
        <FigureSkeleton compact={compact} />
      </Stack>
    </Card>
  );
}

/** Matches the height of the figures. */
function FigureSkeleton({ compact }: { compact: boolean }) {
  return compact ? (
    <Skeleton height={24} width="90%" />
  ) : (
    <>
      <Skeleton height={44} />
      <Skeleton height={27} width="70%" />
      <Skeleton height={16} width="80%" />
    </>
  );
}
