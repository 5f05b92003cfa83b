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
import { stocksOf } from './Today.tsx';
import { useWholeMarket } from './useWholeMarket.ts';

interface SectorStocksProps {
  /** Tag of a market; undefined for all shares. */
  readonly market: string | undefined;
  readonly sector: string;
  readonly allHref: string;
}

/** The shares of a sector, refreshed every 5 s. */
export function SectorStocks({ market, sector, allHref }: SectorStocksProps) {
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
            <EmptyState
              picture="markets"
              title={t({ id: 'markets.emptyTitle' })}
              text={t({ id: 'markets.emptyText' })}
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
