import { stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState } from '@corro/ui';
import { PolledShares } from './list/PolledShares.tsx';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { patterns } from '../../links.ts';

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
      {(stocks) => <PolledShares label={t({ id: 'markets.list' })} query={query} stocks={stocks} />}
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
          <Button href={patterns.home}>{t({ id: 'shell.goHome' })}</Button>
        ) : (
          <Button onPress={onShowAll}>{t({ id: 'markets.showAll' })}</Button>
        )
      }
    />
  );
}
