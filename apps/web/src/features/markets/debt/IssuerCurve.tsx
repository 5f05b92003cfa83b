import { PointCurve } from '@corro/charts';
import { compare, debtTerm, type YieldCurve } from '@corro/domain';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useShortTerm } from '../../../common/calendarText.ts';
import { useDebtText } from './useDebtText.ts';

export interface IssuerCurveProps {
  readonly curve: YieldCurve;
  /** The code of the one that this is about; null for none. */
  readonly chosen: string | null;
}

/** The yield curve of one issuer. */
export function IssuerCurve({ curve: { points }, chosen }: IssuerCurveProps) {
  const { t } = useI18n();
  const { percent, term } = useDebtText();
  const shortTerm = useShortTerm();
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const yields = points.map(({ yieldPercent }) => yieldPercent).toSorted(compare);
  const spoken = t(
    { id: 'debt.curve.spoken' },
    {
      first: percent(first.yieldPercent),
      firstTerm: term(first.termDays),
      last: percent(last.yieldPercent),
      lastTerm: term(last.termDays),
    },
  );
  return (
    <PointCurve
      points={points.map(({ symbol, termDays, yieldPercent, at }) => ({
        id: symbol,
        label: shortTerm(debtTerm(termDays)),
        at,
        value: Number(yieldPercent),
      }))}
      chosen={chosen}
      high={percent(yields.at(-1) ?? first.yieldPercent)}
      low={percent(yields[0] ?? first.yieldPercent)}
      spoken={spoken}
    />
  );
}
