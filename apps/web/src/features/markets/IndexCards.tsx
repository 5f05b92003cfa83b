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
import { useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { indexMarket } from '../../common/prices/priceText.ts';
import { lacksPrices } from '../../common/queries/queryError.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';

interface IndexCardsProps {
  readonly hrefOf: (index: { code: string; market: string; name: string }) => string;
  readonly marketsPath: string;
  /** Shows the heading. */
  readonly isTitled?: boolean;
}

/** The indices: the instruments of the first category (spec §7). */
export function IndexCards({ hrefOf, marketsPath, isTitled = false }: IndexCardsProps) {
  const { t } = useI18n();
  const query = useQuery(categoriesQuery(useApi()));
  const cards = (
    <QueryView
      query={query}
      loading={
        <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="medium">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
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
      {([first]) => (first === undefined ? null : <Cards category={first} hrefOf={hrefOf} />)}
    </QueryView>
  );
  // Plural while loading.
  const count = query.data?.[0]?.stocks.length ?? 0;
  return isTitled ? <Section title={t({ id: 'home.indices' }, { count })}>{cards}</Section> : cards;
}

interface CardsProps extends Pick<IndexCardsProps, 'hrefOf'> {
  readonly category: Category;
}

function Cards({ category, hrefOf }: CardsProps) {
  const { t } = useI18n();
  const first = category.stocks.find(({ symbol }) => symbol !== null);
  return (
    <Stack gap={8}>
      {first === undefined || first.symbol === null ? null : <NoPrices symbol={first.symbol} />}
      <ScrollRow
        label={t({ id: 'home.indices' }, { count: category.stocks.length })}
        itemWidth="medium"
      >
        {category.stocks.map((stock, at) => (
          <IndexCard
            key={rowKey(stock, at)}
            {...stock}
            categoryCode={category.code}
            hrefOf={hrefOf}
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
      <Name name={card.name} />
    </Card>
  ) : (
    <QuotedCard symbol={symbol} {...card} />
  );
}

/** An index with its price, today's change and line; refreshes every 5 s (spec §9). */
function QuotedCard(props: IndexCardProps & { readonly symbol: string }) {
  const { symbol, name, categoryCode, hrefOf } = props;
  const { data: quote, error } = useQuery(quoteQuery(useApi(), { symbol }, 'indexCards'));
  const market = quote?.market || (categoryCode ?? '');
  const { price = null, change = null, changePercent = null, readAt = null } = quote ?? {};
  const isLoading = quote === undefined && error === null;
  return (
    <Card padding={12} href={hrefOf({ code: symbol, market, name })}>
      {isLoading ? (
        <Stack gap={4}>
          <Name name={name} />
          <FigureSkeleton />
        </Stack>
      ) : (
        <Inline gap={8} justify="between" wrap={false}>
          <Stack gap={4} align="start">
            <Name name={name} />
            <PriceNow
              value={price}
              market={indexMarket}
              readAt={readAt}
              poll="indexCards"
              size={14}
              weight="strong"
              ageSide="after"
            />
          </Stack>
          <Stack gap={4} align="end">
            <InstrumentLine
              symbol={symbol}
              market=""
              price={price}
              amount={change}
              percent={changePercent}
            />
            <Change percent={changePercent} size={12} />
          </Stack>
        </Inline>
      )}
    </Card>
  );
}

function Name({ name }: Pick<CategoryStock, 'name'>) {
  return (
    <Text size={12} tone="muted" truncate>
      {name}
    </Text>
  );
}

function CardSkeleton() {
  return (
    <Card padding={12}>
      <Stack gap={4}>
        <Skeleton height={16} width="70%" />
        <FigureSkeleton />
      </Stack>
    </Card>
  );
}

/** Matches the height of the figures. */
function FigureSkeleton() {
  return <Skeleton height={24} width="90%" />;
}
