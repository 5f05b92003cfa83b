import type { Ipo } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import type { IpoApplicationView } from '@corro/machines';
import { type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useTradeFeeRow } from '../../common/operatorRules.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import type { TotalInput } from '../../common/prices/useTotalLabel.ts';

interface OfferingTerms {
  readonly symbol: string | null;
  readonly name: string;
  /** US dollars per share. */
  readonly price: DecimalText | null;
  readonly quantity?: number;
}

/** Summary rows of the terms; `ipo` adds the series and the closing time. */
export function useOfferingRows(terms: OfferingTerms | null, ipo?: Ipo): SummaryRow[] {
  const { t, formatDateTime, numberLocale } = useI18n();
  const line = useIpoLine();
  const { counted } = useAmounts();
  if (terms === null) return [];
  const { symbol, name, price, quantity } = terms;
  const closesAt = ipo?.closesAt ?? null;
  return [
    {
      label: t({ id: 'ticket.instrument' }),
      value: <Text>{name}</Text>,
      detail: line({ symbol, series: ipo?.series ?? '' }),
    },
    ...(quantity === undefined
      ? []
      : [
          {
            label: t({ id: 'ticket.quantityRow' }),
            value: (
              <Text>{counted(quantity, (count) => t({ id: 'order.shares' }, { count }))}</Text>
            ),
          },
        ]),
    { label: t({ id: 'ipo.price' }), value: <Text>{priceText(price, numberLocale)}</Text> },
    ...(closesAt === null
      ? []
      : [{ label: t({ id: 'ipo.closing' }), value: <Text>{formatDateTime(closesAt)}</Text> }]),
  ];
}

/** The total, which is reserved from the balance until the allotment. */
export function useHeldTotal({
  cost,
  review,
}: Pick<IpoApplicationView, 'cost' | 'review'>): TotalInput {
  const { t } = useI18n();
  const isMoved = (review?.offeredTerms ?? null) !== null;
  const label = isMoved ? t({ id: 'ticket.total.moved' }) : t({ id: 'ipo.heldToCome' });
  return { side: 'buy', total: cost?.total ?? null, pesos: 'usdMxn', label };
}

/** Summary rows of the cost without its total, which the form and the review show larger. */
export function useCostRows(view: IpoApplicationView) {
  const { t } = useI18n();
  const { cost, balanceAfter } = view;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  return [
    moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
    feeRow,
    balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
  ] satisfies SummaryRow[];
}

export function useIpoLine(): (ipo: Pick<Ipo, 'symbol' | 'series'>) => string {
  const { t } = useI18n();
  return ({ symbol: code, series }) => {
    const symbol = orDash(code);
    return series === '' ? symbol : t({ id: 'ipo.line' }, { symbol, series });
  };
}
