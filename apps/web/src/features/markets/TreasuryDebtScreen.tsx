import { debtQuery } from '@corro/client';
import { yieldCurves } from '@corro/domain';
import { Page, Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { PositionLink, MarketView } from './list/MarketView.tsx';
import { useApi } from '../../app/api.ts';
import { useSearchedCode } from './list/CodeSearch.tsx';
import type { ListLinks } from './list/kinds.ts';
import { YieldCurves } from './debt/YieldCurves.tsx';

/** Treasury debt (spec §2). */
export default function TreasuryDebtScreen() {
  const { t } = useI18n();
  return (
    <Screen actions={<PositionLink href={paths.positions('treasury', 'ok')} />}>
      <Page>
        <ProductIntro product="treasury" text={t({ id: 'product.treasury.about' })} />
      </Page>
      <TreasuryMarket hrefOf={paths.instrument} marketsPath={patterns.markets} />
    </Screen>
  );
}

/**
 * Treasury debt: its yield curves, and the list of it, read again every 5 s (spec §9). A search has an
 * answer of its own, and no curve.
 */
function TreasuryMarket(links: ListLinks) {
  const [code, search] = useSearchedCode();
  const query = useQuery(debtQuery(useApi(), code === '' ? {} : { code }));
  const debts = query.data ?? [];
  // Without a curve no room is left for one.
  const hasCurve = code === '' && (query.isPending || yieldCurves(debts).length > 0);
  const curve = query.isPending ? <Skeleton height={244} /> : <YieldCurves debts={debts} />;
  return (
    <MarketView
      {...links}
      kind="treasury"
      query={query}
      code={code}
      onSearch={search}
      above={hasCurve ? curve : null}
    />
  );
}
