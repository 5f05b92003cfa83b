import { type StockPage, type StockParams, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Section } from '@corro/ui';
import { PolledShares } from '../list/PolledShares.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { usePolledPages } from '../../../common/queries/usePolledPages.ts';
import { patterns } from '../../../links.ts';

export interface IndexStocksProps {
  readonly code: string;
  /** The market's tag in the address. */
  readonly market: string;
  readonly name: string;
}

/** Rows to a page: enough for a screen and what is read ahead of it. */
const limit = 50;

/**
 * The shares of an index, read every 3 s (spec §9): those in it where the upstream knows them, else
 * those of its market, else all. The title says which.
 */
export function IndexStocks({ code, market: tag, name }: IndexStocksProps) {
  const { t } = useI18n();
  const api = useApi();
  // Indices are a separate market without shares.
  const market = tag === 'INDEX' || tag === '' ? undefined : tag;
  const first = useFirstPage({ index: code, market });
  // The upstream has no market of shares with that tag.
  const hasNone = market !== undefined && first?.rows.length === 0;
  const wanted = hasNone ? { index: code } : { index: code, market };
  const query = usePolledPages({
    pageOf: (page) => stocksQuery(api, { ...wanted, page, limit }),
    limit,
    idOf: ({ symbol }) => symbol,
  });
  const title = useTitle(useFirstPage(wanted), name);
  return (
    <Section title={title}>
      <QueryView
        query={query}
        loading={<RowSkeletons count={pageSizes.markets} leading />}
        empty={
          <EmptyState
            title={t({ id: 'index.noStocks' })}
            picture="markets"
            action={<Button href={patterns.home}>{t({ id: 'shell.goHome' })}</Button>}
          />
        }
        isEmpty={(stocks) => stocks.length === 0}
      >
        {(stocks) => <PolledShares label={title} query={query} stocks={stocks} />}
      </QueryView>
    </Section>
  );
}

/** The first page as it was read last; undefined until it is there. It is polled with the list. */
function useFirstPage(shares: Pick<StockParams, 'index' | 'market'>): StockPage | undefined {
  const query = stocksQuery(useApi(), { ...shares, page: 1, limit });
  return useQuery({ ...query, refetchInterval: false }).data;
}

/** Whose shares these are, as far as the upstream says. */
function useTitle(page: StockPage | undefined, name: string): string {
  const { t } = useI18n();
  if (page === undefined) return t({ id: 'index.stocks' });
  const [row] = page.rows;
  if (page.of === 'index') return t({ id: 'index.stocksOf' }, { name });
  if (page.of === undefined || row === undefined) return t({ id: 'index.allStocks' });
  return t({ id: 'index.stocksOf' }, { name: row.marketName ?? row.market });
}
