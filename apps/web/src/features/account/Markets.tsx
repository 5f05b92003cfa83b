import { currenciesQuery, marketListQuery, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { EmptyState, Link, List, Page, Section, Tabs } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReadAtProvider } from '../../common/ages.tsx';
import { StockList } from '../../common/prices/StockList.tsx';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { useTab } from '../../common/useTab.ts';
import { paths, patterns } from '../../links.ts';
import {
  type ListedInstrument,
  marketFailedTitle,
  type MarketKind,
  marketEmptyText,
  marketEmptyTitle,
  MarketRow,
} from '../markets/index.ts';

const limit = pageSizes.accountMarkets;

/** Tabs in the order and with the names of spec §2. */
const marketTabs = ['stock', 'currency', 'FUTURE', 'CGI'] as const;

const markets = {
  stock: {
    List: Shares,
    title: defineMessage({ id: 'trade.tab.stock' }),
    path: patterns.markets,
    linkLabel: defineMessage({ id: 'trade.empty.action' }),
  },
  currency: {
    List: Pairs,
    title: defineMessage({ id: 'trade.tab.forex' }),
    path: patterns.forex,
    linkLabel: defineMessage({ id: 'trade.empty.forex' }),
  },
  FUTURE: {
    List: Futures,
    title: defineMessage({ id: 'trade.tab.futures' }),
    path: patterns.futures,
    linkLabel: defineMessage({ id: 'trade.empty.futures' }),
  },
  CGI: {
    List: Debt,
    title: defineMessage({ id: 'trade.tab.treasury' }),
    path: patterns.treasuryDebt,
    linkLabel: defineMessage({ id: 'trade.empty.treasury' }),
  },
} as const;

/** The first rows of each market, polled as often as the account (spec §2, §9). */
export function Markets() {
  const { t } = useI18n();
  const [tab, show] = useTab('market', marketTabs);
  const { List: MarketList, path, linkLabel } = markets[tab];
  return (
    <Section
      title={t({ id: 'account.markets' })}
      action={
        <Link kind="standalone" href={path}>
          {t(linkLabel)}
        </Link>
      }
    >
      <Tabs
        label={t({ id: 'markets.market' })}
        items={marketTabs.map((value) => ({ value, label: t(markets[value].title) }))}
        value={tab}
        onChange={show}
      >
        <Page gutters={false}>
          <MarketList key={tab} />
        </Page>
      </Tabs>
    </Section>
  );
}

function Shares() {
  const { t } = useI18n();
  const query = useQuery(stocksQuery(useApi(), { page: 1, limit }, 'account'));
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={limit} leading />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          picture="markets"
          title={t({ id: 'markets.emptyTitle' })}
          text={t({ id: 'markets.emptyText' })}
        />
      }
    >
      {({ rows }) => (
        <StockList
          stocks={rows.slice(0, limit)}
          readAt={query.dataUpdatedAt}
          hrefOf={paths.instrument}
        />
      )}
    </QueryView>
  );
}

function Pairs() {
  const query = useQuery(currenciesQuery(useApi(), { page: 1, limit }, 'account'));
  return <Instruments kind="forex" query={query} rowsOf={({ rows }) => rows} />;
}

function Futures() {
  const query = useQuery(marketListQuery(useApi(), { market: 'FUTURE' }, 'account'));
  return <Instruments kind="futures" query={query} rowsOf={(rows) => rows} />;
}

function Debt() {
  const query = useQuery(marketListQuery(useApi(), { market: 'CGI' }, 'account'));
  return <Instruments kind="treasury" query={query} rowsOf={(rows) => rows} />;
}

interface InstrumentsProps<Data> {
  readonly kind: MarketKind;
  readonly query: QueryResult<Data>;
  readonly rowsOf: (data: Data) => readonly ListedInstrument[];
}

function Instruments<Data>({ kind, query, rowsOf }: InstrumentsProps<Data>) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={limit} leading />}
      failedTitle={t(marketFailedTitle[kind])}
      isEmpty={(data) => rowsOf(data).length === 0}
      empty={
        <EmptyState
          picture={kind}
          title={t(marketEmptyTitle[kind])}
          text={t(marketEmptyText[kind])}
        />
      }
    >
      {(data) => (
        <ReadAtProvider value={query.dataUpdatedAt}>
          <List>
            {rowsOf(data)
              .slice(0, limit)
              .map((instrument, at) => (
                <MarketRow
                  key={rowKey(instrument, at)}
                  kind={kind}
                  href={paths.instrument(instrument)}
                  instrument={instrument}
                  poll="account"
                />
              ))}
          </List>
        </ReadAtProvider>
      )}
    </QueryView>
  );
}
