import type { Debt } from '@corro/client';
import type { YieldCurve } from '@corro/domain';
import { Table } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { useDebtText } from './useDebtText.ts';

export interface CurveTableProps {
  readonly curve: YieldCurve;
  /** The list that the curve is of. */
  readonly debts: readonly Debt[];
}

/** A yield curve as a table: term, yield, and price of each. */
export function CurveTable({ curve, debts }: CurveTableProps) {
  const { t, numberLocale } = useI18n();
  const { percent, term } = useDebtText();
  return (
    <Table
      caption={t({ id: 'debt.curve' })}
      fit
      columns={[
        { key: 'name', label: t({ id: 'debt.column.name' }) },
        { key: 'term', label: t({ id: 'debt.term' }), align: 'end' },
        { key: 'yield', label: t({ id: 'debt.yield' }), align: 'end' },
        { key: 'price', label: t({ id: 'debt.price' }), align: 'end' },
      ]}
      rows={curve.points.map(({ symbol, termDays, yieldPercent }) => ({
        id: symbol,
        cells: {
          name: symbol,
          term: term(termDays),
          yield: percent(yieldPercent),
          price: priceText(
            debts.find((debt) => debt.symbol === symbol)?.price ?? null,
            numberLocale,
          ),
        },
      }))}
    />
  );
}
