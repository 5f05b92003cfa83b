import type { CurrencyPair } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { MarketView, PositionLink } from './list/MarketView.tsx';
import { type GrownPages, MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';

/** Each pair once. A function of its own, so that the same pages give the same list. */
const pairsOf = (data: GrownPages<CurrencyPair>) => rowsOf(data, ({ symbol }) => symbol);

/** Pairs of currencies, page after page, with their prices read again every 5 s (spec §2, §9). */
export default function ForexScreen() {
  const [code, search] = useSearchedCode();
  const { currenciesGrowing } = useQueries();
  const query = useInfiniteQuery({
    ...currenciesGrowing({ limit: pageSizes.markets, code: code === '' ? undefined : code }),
    select: pairsOf,
  });
  return (
    <Screen actions={<PositionLink href={paths.positions('forex', '1')} />}>
      <MarketView
        kind="forex"
        query={query}
        code={code}
        onSearch={search}
        hrefOf={paths.stockDetail}
        marketsPath={routes.markets.path}
        end={<MoreRows query={query} />}
      />
    </Screen>
  );
}
