import { categoriesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Section } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { StockList } from '../../../common/prices/StockList.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { paths } from '../../../links.ts';
import { stocksOf } from './Sectors.tsx';
import { useWholeMarket } from './useWholeMarket.ts';

export interface SectorStocksProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  /** The code of the sector. */
  readonly sector: string;
  /** Where all shares are. */
  readonly allHref: string;
}

/** The shares of a sector, read every 5 s as the other lists that come whole. */
export function SectorStocks({ market, sector, allHref }: SectorStocksProps) {
  const { t } = useI18n();
  const categories = useQuery(categoriesQuery(useApi()));
  const whole = useWholeMarket(market, 'futuresList');
  const showAll = (
    <Button tone="neutral" href={allHref}>
      {t({ id: 'markets.showAll' })}
    </Button>
  );
  const none = (
    <EmptyState
      picture="markets"
      title={t({ id: 'markets.emptyTitle' })}
      text={t({ id: 'markets.emptyText' })}
      action={showAll}
    />
  );
  return (
    <QueryView query={categories} loading={<RowSkeletons count={pageSizes.markets} leading />}>
      {(all) => {
        const category = all.find(({ code }) => code === sector);
        if (whole === 'loading') return <RowSkeletons count={pageSizes.markets} leading />;
        if (category === undefined || whole === null) return none;
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
              readAt={whole.readAt}
              hrefOf={paths.instrument}
              poll="futuresList"
            />
          </Section>
        );
      }}
    </QueryView>
  );
}
