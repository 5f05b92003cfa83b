import { marketListQuery } from '@corro/client';
import { Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { MarketView, PositionLink } from './list/MarketView.tsx';

/** Futures (spec §2). The list, or the result of a search, refreshes every 5 s (spec §9). */
export default function FuturesScreen() {
  const { t } = useI18n();
  const [code, search] = useSearchedCode();
  const query = useQuery(marketListQuery(useApi(), { market: 'FUTURE', code: code || undefined }));
  return (
    <Screen actions={<PositionLink href={paths.positions('futures', 'ok')} />}>
      <Page>
        <ProductIntro product="futures" text={t({ id: 'product.futures.about' })} />
      </Page>
      <MarketView kind="futures" query={query} code={code} onSearch={search} />
    </Screen>
  );
}
