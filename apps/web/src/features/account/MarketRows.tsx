import {
  currenciesQuery,
  type CurrencyPair,
  marketListQuery,
  type Page,
  type Stock,
  stocksQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { EmptyState } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { MarketKind } from '../markets/index.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { StockList } from '../../common/prices/StockList.tsx';
import { paths } from '../../links.ts';
import { Instruments } from './Instruments.tsx';
import type { MarketTab } from './markets.ts';

const first = { page: 1, limit: pageSizes.accountMarkets };

const rowsOf = ({ rows }: Page<CurrencyPair>) => rows.slice(0, pageSizes.accountMarkets);
const beginningOf = (all: Stock[]) => all.slice(0, pageSizes.accountMarkets);

/** The first three of a market, read as often as the account (spec §2, §9). */
export function MarketRows({ tab }: { tab: MarketTab }) {
  if (tab === 'stock') return <Shares />;
  if (tab === 'currency') return <Pairs />;
  return <Whole tag={tab} kind={tab === 'FUTURE' ? 'futures' : 'treasury'} />;
}

function Shares() {
  const { t } = useI18n();
  const query = useQuery(stocksQuery(useApi(), first, 'account'));
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.accountMarkets} leading />}
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
          stocks={rows.slice(0, pageSizes.accountMarkets)}
          readAt={query.dataUpdatedAt}
          hrefOf={paths.instrument}
        />
      )}
    </QueryView>
  );
}

function Pairs() {
  const query = useQuery({ ...currenciesQuery(useApi(), first, 'account'), select: rowsOf });
  return <Instruments kind="forex" query={query} />;
}

function Whole({ tag, kind }: { tag: 'FUTURE' | 'CGI'; kind: MarketKind }) {
  const api = useApi();
  const query = useQuery({
    ...marketListQuery(api, { market: tag }, 'account'),
    select: beginningOf,
  });
  return <Instruments kind={kind} query={query} />;
}
