import { currenciesQuery } from '@corro/client';
import { isPricedByYield, pageSizes, topMovers } from '@corro/domain';
import { defineMessages, type MessageDescriptor } from '@corro/messages';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  List,
  ListHeading,
  Page,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { type PersistedAgeProps, ReadAtProvider } from '../../../common/ages.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../../common/queries/rows.tsx';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { ProductAbout } from '../../../common/products/ProductAbout.tsx';
import { ProductIntro } from '../../../common/products/ProductIntro.tsx';
import { MoverCards, moversPerDirection, MoversSkeleton } from '../movers/MoverCards.tsx';
import { expiryText } from '../futures/expiryText.ts';
import { CodeSearch } from './CodeSearch.tsx';
import {
  marketFailedTitle,
  type MarketKind,
  marketKinds,
  marketListTitle,
  marketEmptyText,
  marketEmptyTitle,
} from './kinds.ts';
import { type ListedInstrument, MarketRow, titleOf } from './MarketRow.tsx';

interface MarketListProps {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly ListedInstrument[]>;
  /** Searched code; empty for the whole list. */
  readonly code: string;
  readonly onSearch: (code: string) => void;
  /** Read time of each row, epoch milliseconds; defaults to that of the query. */
  readonly readAt?: readonly number[] | undefined;
  /** Receives the first and last row in view. */
  readonly onRangeChange?: (first: number, last: number) => void;
}

interface MarketViewProps extends MarketListProps {
  /** Content between search and list; the search does not move when the content appears or goes. */
  readonly above?: ReactNode;
  /** Content below the list. */
  readonly end?: ReactNode;
}

const marketAbout = defineMessages({
  forex: { id: 'product.forex.about' },
  futures: { id: 'product.futures.about' },
  treasury: { id: 'product.treasury.about' },
});

/**
 * The screen of a market: an introduction, a link to its positions, a search and the list (spec
 * §2).
 */
export function MarketView({ above, end, ...list }: MarketViewProps) {
  const { t } = useI18n();
  const { kind, code, onSearch } = list;
  return (
    <Screen
      actions={
        <IconButton
          icon="wallet"
          label={t({ id: 'market.position' })}
          href={paths.positions(kind, kind === 'forex' ? '1' : 'ok')}
        />
      }
    >
      <Page gap={16}>
        <Stack gap={12}>
          <ProductIntro
            product={kind}
            text={t(marketAbout[kind])}
            hasLoaded={list.query.data !== undefined}
          />
          <CodeSearch
            label={t({ id: 'search.label' })}
            code={code}
            missing="search-code-required"
            onSearch={onSearch}
          />
        </Stack>
        {above}
        <MarketList {...list} />
        {end}
      </Page>
    </Screen>
  );
}

function MarketList(props: MarketListProps) {
  const { kind, query, code, readAt, onRangeChange } = props;
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={
        <RowSkeletons
          count={pageSizes.markets}
          leading
          heading={kind === 'treasury' ? <ListHeading /> : undefined}
        />
      }
      failedTitle={code === '' ? t(marketFailedTitle[kind]) : t({ id: 'codeSearch.failed' })}
      isEmpty={(rows) => rows.length === 0}
      empty={<NoInstruments {...props} />}
    >
      {(rows) => {
        const hasYields = rows.some(({ yieldPercent = null }) => yieldPercent !== null);
        // A price beside another number as its yield is in dollars.
        const hasPrices = rows.some(
          ({ price, yieldPercent = null }) =>
            yieldPercent !== null && !isPricedByYield(price, yieldPercent),
        );
        const unit = hasPrices ? (
          <Text size={12} tone="muted">
            {t({ id: 'debt.columns' })}
          </Text>
        ) : undefined;
        return (
          <Stack gap={24}>
            <Stack gap={16}>
              {code !== '' || kind === 'treasury' || !hasMovers(rows) ? null : (
                <>
                  {kind === 'forex' ? (
                    <CurrencyMovers />
                  ) : (
                    <MarketMovers kind={kind} rows={rows} query={query} />
                  )}
                  <Heading level={2}>{t(marketListTitle[kind])}</Heading>
                </>
              )}
              <List
                label={t(marketKinds[kind].title)}
                {...(onRangeChange === undefined ? {} : { onRangeChange })}
              >
                {rows.map((instrument, index) => (
                  <ReadAtProvider
                    key={rowKey(instrument, index)}
                    value={readAt?.[index] ?? query.dataUpdatedAt}
                  >
                    <MarketRow
                      kind={kind}
                      heading={
                        startsGroup(rows, index) || (index === 0 && hasPrices) ? (
                          <ListHeading action={index === 0 ? unit : undefined}>
                            {instrument.issuer ?? t(marketKinds[kind].title)}
                          </ListHeading>
                        ) : null
                      }
                      href={paths.instrument(instrument)}
                      instrument={instrument}
                      showsYield={hasYields}
                    />
                  </ReadAtProvider>
                ))}
              </List>
            </Stack>
            {code === '' ? (
              <ProductAbout product={kind} rows={rows.length} terms={expiryOf(rows)} />
            ) : null}
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** What becomes of a position at expiry, if all listed futures say the same. */
function expiryOf(rows: readonly ListedInstrument[]): MessageDescriptor | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return rows.every(({ atExpiry }) => atExpiry === first.atExpiry) ? expiryText(first) : undefined;
}

/** Whether a row is the first of its issuer; the rows of an issuer follow each other. */
function startsGroup(rows: readonly ListedInstrument[], index: number): boolean {
  const issuer = rows[index]?.issuer ?? null;
  return issuer !== null && issuer !== rows[index - 1]?.issuer;
}

const marketNoMatch = defineMessages({
  forex: { id: 'market.forex.noMatch' },
  futures: { id: 'market.futures.noMatch' },
  treasury: { id: 'market.treasury.noMatch' },
});

function NoInstruments({ kind, code, onSearch }: MarketListProps) {
  const { t } = useI18n();
  if (code === '') {
    return (
      <EmptyState
        picture={kind}
        title={t(marketEmptyTitle[kind])}
        text={t(marketEmptyText[kind])}
        action={<Button href={patterns.markets}>{t({ id: 'trade.empty.action' })}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture="notFound"
      title={t(marketNoMatch[kind], { code })}
      text={t({ id: 'search.noneText' })}
      action={<Button onPress={() => onSearch('')}>{t({ id: 'codeSearch.showAll' })}</Button>}
    />
  );
}

interface MoversProps {
  readonly kind: MarketKind;
  readonly rows: readonly ListedInstrument[];
  readonly query: PersistedAgeProps['query'];
}

/**
 * Whether a list needs its top movers: it is longer than the screen, and a price has changed. Treasury
 * debt never does: it has its yield curve.
 */
function hasMovers(rows: readonly ListedInstrument[]): boolean {
  if (rows.length < 3 * moversPerDirection) return false;
  return (['rise', 'fall'] as const).some((way) => topMovers(rows, way, 1).length > 0);
}

function MarketMovers({ kind, rows, query }: MoversProps) {
  return (
    <MoverCards
      instruments={rows}
      query={query}
      market={marketKinds[kind].tag}
      titleOf={(instrument) => titleOf(kind, instrument)}
    />
  );
}

/** Movers among all currency pairs, read as one page; nothing if one page cannot hold them all. */
function CurrencyMovers() {
  const page = { page: 1, limit: pageSizes.max };
  const query = useQuery(currenciesQuery(useApi(), page, 'chartHistory'));
  if (query.isLoading) return <MoversSkeleton />;
  const { rows = [], count = 0 } = query.data ?? {};
  return count > rows.length ? null : <MarketMovers kind="forex" rows={rows} query={query} />;
}
