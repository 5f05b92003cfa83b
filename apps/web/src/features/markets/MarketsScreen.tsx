import { categoriesQuery, configQuery, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Columns,
  EmptyState,
  Icon,
  Page,
  Section,
  SegmentedControl,
  SelectChip,
  Stack,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { StockList } from '../../common/prices/StockList.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { useWholeMarket } from '../../common/queries/useWholeMarket.ts';
import { useTab } from '../../common/useTab.ts';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useSearchDialog } from '../../shell/searchDialog.tsx';
import { IndexCards } from './IndexCards.tsx';
import { PolledShares } from './list/PolledShares.tsx';
import { isSortedByCode, sortStocks, stockOrderName, stockOrders } from './list/sortStocks.ts';
import { stocksOf, Today } from './today/Today.tsx';

const markets = defineMessages({
  MX: { id: 'markets.MX' },
  US: { id: 'markets.US' },
  all: { id: 'markets.all' },
});

/** Markets (spec §2): movers and sectors of the day, and every share in pages of ten. */
export default function MarketsScreen() {
  const { t } = useI18n();
  const hours = useHours();
  const searchOpener = useSearchDialog();
  const [choice, choose] = useMarketChoice();
  const [search] = useSearchParams();
  const sector = search.get('sector');
  const market = choice === 'all' ? undefined : choice;
  return (
    <Screen {...(hours === undefined ? {} : { subtitle: hours })}>
      <Page gap={16}>
        <Stack gap={12}>
          {searchOpener === null ? null : (
            <Button
              tone="field"
              fullWidth
              leading={<Icon name="search" size={20} />}
              {...searchOpener}
            >
              {t({ id: 'shell.search' })}
            </Button>
          )}
          <SegmentedControl
            label={t({ id: 'markets.market' })}
            options={marketChoices.map((value) => ({ value, label: t(markets[value]) }))}
            value={choice}
            onChange={choose}
          />
        </Stack>
        {sector === null ? (
          <Columns
            gap={16}
            first={
              <>
                <IndexStrip />
                <Today market={market} sectorHref={(code) => hrefOf({ market, sector: code })} />
              </>
            }
            second={<Stocks market={market} onShowAll={() => choose('all')} />}
          />
        ) : (
          <SectorStocks market={market} sector={sector} allHref={hrefOf({ market })} />
        )}
      </Page>
    </Screen>
  );
}

/** When orders are carried out; undefined if the upstream does not report it. */
function useHours(): string | undefined {
  const { t } = useI18n();
  const hours = useQuery(configQuery(useApi())).data?.marketHours ?? null;
  if (hours === null) return undefined;
  return hours === '24/7' ? t({ id: 'markets.alwaysOpen' }) : t({ id: 'markets.hours' }, { hours });
}

/** The indices; nothing if they cannot be read, because the list has its own failure. */
function IndexStrip() {
  const { data, error } = useQuery(categoriesQuery(useApi()));
  const hasNone = data === undefined ? error !== null : (data[0]?.stocks.length ?? 0) === 0;
  return hasNone ? null : <IndexCards hrefOf={paths.indexDetail} marketsPath={patterns.markets} />;
}

const marketChoices = ['all', 'US', 'MX'] as const;
type MarketChoice = (typeof marketChoices)[number];

/** Address of this screen for a market and a sector. */
function hrefOf(filters: { market: string | undefined; sector?: string }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.size === 0 ? patterns.markets : `${patterns.markets}?${search}`;
}

/** The market in the address (`?market=MX`). Choosing another market drops the sector. */
function useMarketChoice(): readonly [MarketChoice, (choice: MarketChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const market = search.get('market');
  const choice = marketChoices.find((item) => item === market) ?? 'all';
  return [choice, (next) => setSearch(next === 'all' ? {} : { market: next }, { replace: true })];
}

interface StocksProps {
  /** Tag of a market; undefined for all shares. */
  readonly market: string | undefined;
  readonly onShowAll: () => void;
}

/** The shares of a market, in the order of the upstream or in another if all of them are read. */
function Stocks(props: StocksProps) {
  const { t } = useI18n();
  const [chosen, choose] = useTab('order', stockOrders);
  const whole = useWholeMarket(props.market, 'chartHistory');
  const canSort = whole !== null && whole !== 'loading';
  return (
    <Section
      title={t({ id: 'markets.list' })}
      action={
        canSort ? (
          <SelectChip
            label={t({ id: 'holdings.sortBy' })}
            options={stockOrders.map((value) => ({
              value,
              label:
                value === 'code' && !isSortedByCode(whole.stocks)
                  ? t({ id: 'markets.order.default' })
                  : t(stockOrderName[value]),
            }))}
            value={chosen}
            onChange={choose}
          />
        ) : undefined
      }
    >
      {canSort && chosen !== 'code' ? (
        <StockList
          stocks={sortStocks(whole.stocks, chosen)}
          readAt={whole.query.dataUpdatedAt}
          hrefOf={paths.instrument}
          poll="chartHistory"
        />
      ) : (
        <PagedStocks {...props} />
      )}
    </Section>
  );
}

/** Shares of a market, ten per page; those in view refresh every 3 s (spec §2, §9). */
function PagedStocks({ market, onShowAll }: StocksProps) {
  const { t } = useI18n();
  const api = useApi();
  const limit = pageSizes.markets;
  const query = usePolledPages({
    pageOf: (page) => stocksQuery(api, { market, page, limit }),
    limit,
  });
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={limit} leading />}
      isEmpty={(stocks) => stocks.length === 0}
      empty={
        <NoStocks
          action={
            market === undefined ? (
              <Button href={patterns.home}>{t({ id: 'shell.goHome' })}</Button>
            ) : (
              <Button onPress={onShowAll}>{t({ id: 'markets.showAll' })}</Button>
            )
          }
        />
      }
    >
      {(stocks) => <PolledShares label={t({ id: 'markets.list' })} query={query} stocks={stocks} />}
    </QueryView>
  );
}

function NoStocks({ action }: { action: ReactNode }) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="markets"
      title={t({ id: 'markets.emptyTitle' })}
      text={t({ id: 'markets.emptyText' })}
      action={action}
    />
  );
}

interface SectorStocksProps {
  /** Tag of a market; undefined for all shares. */
  readonly market: string | undefined;
  readonly sector: string;
  readonly allHref: string;
}

/** The shares of a sector, refreshed every 5 s. */
function SectorStocks({ market, sector, allHref }: SectorStocksProps) {
  const { t } = useI18n();
  const categories = useQuery(categoriesQuery(useApi()));
  const whole = useWholeMarket(market, 'futuresList');
  return (
    <QueryView query={categories} loading={<RowSkeletons count={pageSizes.markets} leading />}>
      {(all) => {
        const category = all.find(({ code }) => code === sector);
        if (whole === 'loading') return <RowSkeletons count={pageSizes.markets} leading />;
        if (category === undefined || whole === null) {
          return (
            <NoStocks
              action={
                <Button tone="neutral" href={allHref}>
                  {t({ id: 'markets.showAll' })}
                </Button>
              }
            />
          );
        }
        return (
          <Section
            title={category.name ?? sector}
            action={
              <Button tone="quiet" size="small" href={allHref}>
                {t({ id: 'markets.showAll' })}
              </Button>
            }
          >
            <StockList
              stocks={stocksOf(category, whole.stocks)}
              readAt={whole.query.dataUpdatedAt}
              hrefOf={paths.instrument}
              poll="futuresList"
            />
          </Section>
        );
      }}
    </QueryView>
  );
}
