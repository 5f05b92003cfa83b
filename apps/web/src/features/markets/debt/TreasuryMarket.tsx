import { debtQuery } from '@corro/client';
import { yieldCurves } from '@corro/domain';
import { Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useSearchedCode } from '../list/CodeSearch.tsx';
import type { ListLinks } from '../list/kinds.ts';
import { MarketView } from '../list/MarketView.tsx';
import { YieldCurves } from './YieldCurves.tsx';

/**
 * Treasury debt: its yield curves, and the list of it, read again every 5 s (spec §9). A search has an
 * answer of its own, and no curve.
 */
export function TreasuryMarket(links: ListLinks) {
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
