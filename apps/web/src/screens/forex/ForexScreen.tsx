import type { CurrencyPair } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { MarketScreen } from '../../parts/market-list/MarketScreen.tsx';
import { MoreRows } from '../../parts/MoreRows.tsx';
import { rowsOf, type GrownPages } from '../../parts/rowsOf.ts';
import { useSearchedCode } from '../../parts/useSearchedCode.ts';

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
    <MarketScreen
      kind="forex"
      query={query}
      code={code}
      onSearch={search}
      end={<MoreRows query={query} />}
    />
  );
}
