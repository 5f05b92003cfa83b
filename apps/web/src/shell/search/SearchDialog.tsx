import { defineMessage } from '@corro/messages';
import { EmptyState, Inline, SearchField, Section, Stack, Button, Text } from '@corro/ui';
import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { OverlayLinks } from '../../common/overlays/OverlayLinks.tsx';
import { paths, patterns } from '../../links.ts';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { type Page, type Stock, stocksQuery } from '@corro/client';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useWholeMarket } from '../../common/queries/useWholeMarket.ts';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { StockList } from '../../common/prices/StockList.tsx';
import { pageSizes, plainText, searchDebounceMs, topMovers } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { readRecentSearches, storeRecentSearch } from './recentSearches.ts';

/** Finds a share by code or name from any screen (spec §2). */
export default function SearchDialog({ open, onClose }: LazyDialogProps) {
  const { t } = useI18n();
  return (
    <AppSheet open={open} onClose={onClose} title={t({ id: 'shell.search' })} tall>
      <SearchPanel onClose={onClose} />
    </AppSheet>
  );
}

/** Mounted only while open: each opening starts with an empty field. */
export function SearchPanel({ onClose }: Pick<LazyDialogProps, 'onClose'>) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useStockSearch(text);
  const remember = useRemember();
  useArrowFocus();

  const openFirst = async () => {
    const first = search.isSettled ? search.query.data?.rows[0] : undefined;
    const address = first === undefined ? null : paths.instrument(first);
    if (first === undefined || address === null) return;
    remember(first);
    // Navigates before the dialog closes: the navigation replaces the dialog's history entry, which
    // closing would remove.
    await navigate(address, { replace: true });
    onClose();
  };
  return (
    <OverlayLinks onLeave={onClose}>
      <Stack gap={16}>
        <SearchField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the customer has just opened the search to type
          autoFocus
          label={t({ id: 'search.label' })}
          clearLabel={t({ id: 'search.clear' })}
          value={text}
          onChange={setText}
          onSearch={() => void openFirst()}
        />
        {search.wanted === '' ? (
          <>
            <RecentSearches />
            <Movers />
            <OtherMarkets />
          </>
        ) : (
          <SearchResults query={search.query} search={search.wanted} />
        )}
      </Stack>
    </OverlayLinks>
  );
}

/** Stores an opened result among the recent searches. */
function useRemember(): (stock: Pick<Stock, 'symbol' | 'name'>) => void {
  const { storage } = useServices();
  return ({ symbol, name }) => {
    if (symbol !== null) storeRecentSearch(storage, { symbol, name });
  };
}

/** The instruments that were opened from the search last; nothing without any. */
function RecentSearches() {
  const { t } = useI18n();
  const { storage } = useServices();
  const [recent] = useState(() => readRecentSearches(storage));
  if (recent.length === 0) return null;
  return (
    <Section title={t({ id: 'search.recent' })}>
      <Inline gap={8}>
        {recent.map((instrument) => (
          <Button
            key={instrument.symbol}
            tone="neutral"
            size="small"
            href={paths.stockDetail(instrument)}
          >
            {instrument.name}
          </Button>
        ))}
      </Inline>
    </Section>
  );
}

const moversPerDirection = 3;
/** A slow poll, because it reads the whole market. */
const moversPoll = 'chartHistory';

/** Before a letter is typed: the top movers of the day, or a hint if they are not known. */
function Movers() {
  const { t } = useI18n();
  const whole = useWholeMarket(undefined, moversPoll);
  if (whole === 'loading') return <RowSkeletons count={2 * moversPerDirection} leading />;
  const movers = (['rise', 'fall'] as const).flatMap((way) =>
    topMovers(whole?.stocks ?? [], way, moversPerDirection),
  );
  if (whole === null || movers.length === 0) {
    return (
      <EmptyState
        picture="search"
        title={t({ id: 'search.hintTitle' })}
        text={t({ id: 'search.hintText' })}
      />
    );
  }
  return (
    <Section title={t({ id: 'markets.movers' })}>
      <StockList
        stocks={movers}
        poll={moversPoll}
        readAt={whole.query.dataUpdatedAt}
        hrefOf={paths.instrument}
      />
    </Section>
  );
}

const otherMarkets = [
  [patterns.forex, defineMessage({ id: 'route.forex' })],
  [patterns.futures, defineMessage({ id: 'route.futures' })],
  [patterns.treasuryDebt, defineMessage({ id: 'route.treasuryDebt' })],
] as const;

/** Links to the markets that the search does not cover. */
function OtherMarkets() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'search.elsewhere' })}>
      <Inline gap={8}>
        {otherMarkets.map(([path, title]) => (
          <Button key={path} tone="neutral" size="small" href={path}>
            {t(title)}
          </Button>
        ))}
      </Inline>
    </Section>
  );
}

/** Results with prices, best first. */
function SearchResults({ query, search }: { query: QueryResult<Page<Stock>>; search: string }) {
  const { t } = useI18n();
  const remember = useRemember();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={4} leading />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          picture="notFound"
          title={t({ id: 'search.noneTitle' }, { text: search })}
          text={t({ id: 'search.noneText' })}
        />
      }
    >
      {({ rows, count }) => (
        <Stack gap={8}>
          <Text size={14} tone="muted">
            {count > rows.length
              ? t({ id: 'search.more' }, { shown: rows.length, count })
              : t({ id: 'search.found' }, { count: rows.length })}
          </Text>
          <BuyMatch stock={matchingStock(rows, search)} />
          <StockList
            stocks={rows}
            readAt={query.dataUpdatedAt}
            hrefOf={paths.instrument}
            onOpen={remember}
          />
        </Stack>
      )}
    </QueryView>
  );
}

/**
 * The result to buy: the one whose code was typed, else the only one. Undefined for an index, which
 * cannot be bought.
 */
function matchingStock(rows: readonly Stock[], search: string): Stock | undefined {
  const named = rows.find(({ symbol }) => symbol?.toUpperCase() === search.toUpperCase());
  const match = named ?? (rows.length === 1 ? rows[0] : undefined);
  return match?.market === 'INDEX' ? undefined : match;
}

/** Link to the order ticket. */
function BuyMatch({ stock }: { stock: Stock | undefined }) {
  const { t } = useI18n();
  if (stock === undefined || stock.symbol === null) return null;
  const { symbol, name, market } = stock;
  return (
    <Button tone="neutral" fullWidth href={paths.stockTrading({ symbol, name, market })}>
      {t({ id: 'search.buy' }, { name })}
    </Button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move the focus between the search field and the results, so that screen readers
 * announce each result and Enter follows it.
 */
function useArrowFocus(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const dialog =
        event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (step === undefined || dialog === null || event.isComposing) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>('input[type="search"], li > a')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + step];
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * Searches for text that is unchanged for 300 ms (spec §9). Each text has its own cache entry, so a
 * late answer never replaces a newer one.
 */
function useStockSearch(text: string) {
  const typed = plainText(text);
  const search = useDebounced(typed, searchDebounceMs);
  const api = useApi();
  const query = useQuery({
    ...stocksQuery(api, { search: search, page: 1, limit: pageSizes.markets }),
    enabled: search !== '',
  });
  return { query, wanted: search, isSettled: search === typed };
}

/** The text after `delayMs` without a change; an empty text immediately. */
function useDebounced(text: string, delayMs: number): string {
  const { clock } = useServices();
  const [settled, setSettled] = useState(text);
  // Otherwise the first letter after clearing would repeat the previous search.
  if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = clock.setTimeout(() => setSettled(text), delayMs);
    return () => clock.clearTimeout(timer);
  }, [clock, text, delayMs]);
  return settled;
}
