import { currenciesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Page } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { MarketView, PositionLink } from './list/MarketView.tsx';

/** Currency pairs, page after page; the prices in view refresh every 5 s (spec §2, §9). */
export default function ForexScreen() {
  const { t } = useI18n();
  const [code, search] = useSearchedCode();
  const api = useApi();
  const limit = pageSizes.markets;
  const query = usePolledPages({
    pageOf: (page) => currenciesQuery(api, { page, limit, code: code || undefined }),
    limit,
    idOf: ({ symbol }) => symbol,
  });
  return (
    <Screen actions={<PositionLink href={paths.positions('forex', '1')} />}>
      <Page>
        <ProductIntro product="forex" text={t({ id: 'product.forex.about' })} />
      </Page>
      <MarketView
        kind="forex"
        query={{ ...query, data: query.data?.map(({ row }) => row) }}
        readAt={query.data?.map(({ readAt }) => readAt)}
        onRangeChange={query.show}
        code={code}
        onSearch={search}
        end={<MoreRows query={query} />}
      />
    </Screen>
  );
}
