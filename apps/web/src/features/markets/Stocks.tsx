import { stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, List, Stack } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReadAtProvider } from '../../common/ages.tsx';
import { StockRow } from '../../common/prices/StockRow.tsx';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { rowKey } from '../../common/rowKey.ts';
import { paths, routes } from '../../routing/addresses.ts';

export interface StocksProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  readonly onShowAll: () => void;
}

/** Shares with their prices, ten after ten; those in view are read every 3 s (spec §2, §9). */
export function Stocks({ market, onShowAll }: StocksProps) {
  const { t } = useI18n();
  const api = useApi();
  const limit = pageSizes.markets;
  const query = usePolledPages({
    pageOf: (page) => stocksQuery(api, { market, page, limit }),
    limit,
    idOf: ({ symbol }) => symbol,
  });
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={limit} leading />}
      isEmpty={(stocks) => stocks.length === 0}
      empty={<NoStocks onShowAll={market === undefined ? null : onShowAll} />}
    >
      {(stocks) => (
        <Stack gap={16}>
          <List label={t({ id: 'markets.list' })} onRangeChange={query.show}>
            {stocks.map(({ row, readAt }, at) => (
              <ReadAtProvider key={rowKey(row.symbol, at)} value={readAt}>
                <StockRow stock={row} href={paths.instrument(row)} poll="stockDetail" />
              </ReadAtProvider>
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoStocks({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="markets"
      title={t({ id: 'markets.emptyTitle' })}
      text={t({ id: 'markets.emptyText' })}
      action={
        onShowAll === null ? (
          <Button href={routes.home.path}>{t({ id: 'shell.goHome' })}</Button>
        ) : (
          <Button onPress={onShowAll}>{t({ id: 'markets.showAll' })}</Button>
        )
      }
    />
  );
}
