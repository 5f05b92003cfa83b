import { currenciesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useApi } from '../../app/api.ts';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { MarketView } from './list/MarketView.tsx';

/** Currency pairs, page after page; the prices in view refresh every 5 s (spec §2, §9). */
export default function ForexScreen() {
  const [code, search] = useSearchedCode();
  const api = useApi();
  const limit = pageSizes.markets;
  const query = usePolledPages({
    pageOf: (page) => currenciesQuery(api, { page, limit, code: code || undefined }),
    limit,
  });
  return (
    <MarketView
      kind="forex"
      query={{ ...query, data: query.data?.map(({ row }) => row) }}
      readAt={query.data?.map(({ readAt }) => readAt)}
      onRangeChange={query.show}
      code={code}
      onSearch={search}
      end={<MoreRows query={query} />}
    />
  );
}
