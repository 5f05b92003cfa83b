import { type Debt, debtQuery } from '@corro/client';
import { yieldCurves } from '@corro/domain';
import { Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { YieldCurves } from './debt/YieldCurves.tsx';
import { YieldYear } from './debt/YieldYear.tsx';
import { useSearchedCode } from './list/CodeSearch.tsx';
import { MarketView } from './list/MarketView.tsx';

/** Treasury debt (spec §2): yield curves, or the yields of a single debt, and the list that refreshes every 5 s (spec §9). */
export default function TreasuryDebtScreen() {
  const [code, search] = useSearchedCode();
  const query = useQuery({
    ...debtQuery(useApi(), code === '' ? {} : { code }),
    select: byIssuerAndTerm,
  });
  const debts = query.data ?? [];
  const [first] = debts;
  // Neither during a search.
  const curves = query.isPending ? (
    <Skeleton height={244} />
  ) : yieldCurves(debts).length > 0 ? (
    <YieldCurves debts={debts} />
  ) : null;
  return (
    <MarketView
      kind="treasury"
      query={query}
      code={code}
      onSearch={search}
      above={code === '' ? curves : null}
      // One debt has no curve, but a line of its yields below its name and yield.
      end={
        code === '' && first !== undefined && debts.length === 1 ? <YieldYear debt={first} /> : null
      }
    />
  );
}

/** Issuers in the order of the upstream, each with its shortest term first. */
function byIssuerAndTerm(debts: readonly Debt[]): readonly Debt[] {
  const issuers = [...new Set(debts.map(({ issuer }) => issuer))];
  return issuers.flatMap((issuer) =>
    debts
      .filter((debt) => debt.issuer === issuer)
      .sort((a, b) => (a.termDays ?? Infinity) - (b.termDays ?? Infinity)),
  );
}
