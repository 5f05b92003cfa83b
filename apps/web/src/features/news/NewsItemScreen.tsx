import {
  categoriesQuery,
  type Category,
  isCorroError,
  type NewsItem,
  newsItemQuery,
  newsQuery,
  type Page as NewsPage,
  quoteQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import {
  Button,
  Change,
  EmptyState,
  Heading,
  Image,
  Link,
  List,
  ListRow,
  Page,
  Prose,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../../common/instruments/CodeAndMarket.tsx';
import { createMentionTest } from '../../common/instruments/createMentionTest.ts';
import { useIsUnknownInstrument } from '../../common/instruments/NoSuchInstrument.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { indexMarket } from '../../common/prices/priceText.ts';
import { NewsRow } from '../../common/NewsRow.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { cleanHtml } from './cleanHtml.ts';

export default function NewsItemScreen() {
  const { id = '' } = useParams();
  const query = useNewsItem(id);
  return (
    <Screen>
      <Page>
        {isGone(query.error) ? (
          <Gone />
        ) : (
          <QueryView query={query} showsAge loading={<ArticleSkeleton />}>
            {(item) => (
              <Stack gap={24}>
                <Article item={item} />
                <NamedInstruments item={item} />
                <OtherNews id={id} />
              </Stack>
            )}
          </QueryView>
        )}
      </Page>
    </Screen>
  );
}

/** True if the article does not exist or its id is invalid, in which case a retry is useless. */
function isGone(error: unknown): boolean {
  if (!isCorroError(error) || error.kind !== 'refusal') return false;
  return error.code === 'not-found' || error.code === 'bad-request';
}

function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'news.notFoundTitle' })}
      text={t({ id: 'news.notFoundText' })}
      action={<Button href={patterns.news}>{t({ id: 'news.all' })}</Button>}
    />
  );
}

/** The article, shown at once if a list in the cache contains it. */
function useNewsItem(id: string) {
  const cache = useQueryClient();
  const api = useApi();
  return useQuery({
    ...newsItemQuery(api, id),
    placeholderData: () =>
      cache
        .getQueriesData<NewsPage<NewsItem>>({ queryKey: ['news'] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((item) => item.id === id),
  });
}

function Article({ item }: { item: NewsItem }) {
  const { t, formatDateTime } = useI18n();
  const html = useMemo(() => cleanHtml(item.content), [item.content]);
  const isRevised =
    item.updatedAt !== null && (item.createdAt === null || item.updatedAt > item.createdAt);
  return (
    <Stack as="article" gap={16}>
      {item.image === null ? null : <Image src={item.image} alt="" />}
      <Stack gap={8}>
        <Heading level={2} size={28}>
          {item.title}
        </Heading>
        {item.subhead === null ? null : (
          <Text as="p" tone="muted">
            {item.subhead}
          </Text>
        )}
        <Text size={14} tone="muted">
          {formatDateTime(item.createdAt)}
        </Text>
        {isRevised ? (
          <Text size={14} tone="muted">
            {t({ id: 'news.updated' }, { time: formatDateTime(item.updatedAt) })}
          </Text>
        ) : null}
      </Stack>
      <Prose html={html} />
    </Stack>
  );
}

function ArticleSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Skeleton height={68} />
        <Skeleton height={24} width="80%" />
        <Skeleton height={20} width="40%" />
      </Stack>
      <Skeleton height={180} />
      <Skeleton height={180} />
    </Stack>
  );
}

const none: readonly Category[] = [];

const maxNamed = 5;

/** The instruments that the article is about, with prices; nothing without any. */
function NamedInstruments({ item }: { item: NewsItem }) {
  const { t } = useI18n();
  const named = useNamed(item);
  if (named.length === 0) return null;
  return (
    <Section title={t({ id: 'news.named' })}>
      <List>
        {named.slice(0, maxNamed).map(([symbol, name]) => (
          <NamedRow key={symbol} symbol={symbol} hint={name} />
        ))}
      </List>
    </Section>
  );
}

/**
 * Codes and names of the instruments that the upstream assigns to the article, or else of the
 * listed shares that its text names.
 */
function useNamed(item: NewsItem): readonly (readonly [symbol: string, name: string])[] {
  const { data = none } = useQuery(categoriesQuery(useApi()));
  return useMemo(() => {
    const names = new Map(
      data.flatMap(({ stocks }) =>
        stocks.flatMap(({ symbol, name }) => (symbol === null ? [] : [[symbol, name] as const])),
      ),
    );
    if (item.symbols.length > 0) {
      return [...new Set(item.symbols)].map((symbol) => [symbol, names.get(symbol) ?? symbol]);
    }
    const isNamed = createMentionTest(item);
    return Array.from(names).filter(([symbol, name]) => isNamed({ symbol, name }));
  }, [data, item]);
}

interface NamedRowProps {
  readonly symbol: string;
  /** Name until the quote loads. */
  readonly hint: string;
}

function NamedRow({ symbol, hint }: NamedRowProps) {
  const quote = useQuery(quoteQuery(useApi(), { symbol }, 'stockDetail'));
  const isUnknown = useIsUnknownInstrument(quote);
  if (isUnknown) return null;
  const {
    market = '',
    price = null,
    change,
    changePercent = null,
    readAt = null,
  } = quote.data ?? {};
  const loaded = quote.data?.name ?? symbol;
  const name = loaded === symbol ? hint : loaded;
  return (
    <ListRow
      href={
        market === indexMarket
          ? paths.indexDetail({ code: symbol, market, name })
          : paths.stockDetail({ symbol, name })
      }
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      wrap="compact"
      subtitle={<CodeAndMarket symbol={symbol} market={market} />}
      middle={
        <InstrumentLine
          symbol={symbol}
          market={market}
          price={price}
          amount={change}
          percent={changePercent}
        />
      }
      trailing={
        <PriceNow
          value={price}
          market={market}
          readAt={readAt}
          poll="stockDetail"
          weight="strong"
        />
      }
      trailingSub={<Change percent={changePercent} />}
    />
  );
}

/** The latest other news; nothing until they load. */
function OtherNews({ id }: { id: string }) {
  const { t } = useI18n();
  const { data } = useQuery(newsQuery(useApi(), { page: 1, limit: pageSizes.homeNews }));
  const others = (data?.rows ?? []).filter((item) => item.id !== id);
  if (others.length === 0) return null;
  return (
    <Section
      title={t({ id: 'home.news' })}
      action={
        <Link kind="standalone" href={patterns.news} label={t({ id: 'news.all' })}>
          {t({ id: 'home.allNews' })}
        </Link>
      }
    >
      <List>
        {others.map((item, at) => (
          <NewsRow key={rowKey(item, at)} item={item} />
        ))}
      </List>
    </Section>
  );
}
