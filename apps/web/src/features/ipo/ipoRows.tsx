import type { Ipo } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import type { IpoApplicationView } from '@corro/machines';
import { type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useNow } from '../../common/ages.tsx';
import { useTradeFeeRow } from '../../common/operatorRules.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { type TotalOf, useTotalRows } from '../../common/prices/useTotalRows.tsx';

interface Applied {
  readonly symbol: string | null;
  readonly name: string;
  /** US dollars a share; null where it is not said. */
  readonly price: DecimalText | null;
  /** Shares; left out where it is not decided. */
  readonly quantity?: number;
}

/** What is applied for, for a summary; series and close only where the offering is known. */
export function useOfferingRows(of: Applied | null, ipo?: Ipo): SummaryRow[] {
  const { t, formatDateTime, numberLocale } = useI18n();
  const line = useIpoLine();
  const { counted } = useAmounts();
  if (of === null) return [];
  const { symbol, name, price, quantity } = of;
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

/** What is set aside for the application. */
export function useHeldTotal({ cost }: Pick<IpoApplicationView, 'cost'>): TotalOf {
  const { t } = useI18n();
  const label = t({ id: 'ipo.heldToCome' });
  return { side: 'buy', total: cost?.total ?? null, pesos: 'usdMxn', label };
}

/**
 * What the application comes to, for a summary; em dashes until that is known. `figure` where the total stands
 * above the rows.
 */
export function useCostRows(view: IpoApplicationView, total: 'row' | 'figure' = 'row') {
  const { t } = useI18n();
  const { cost, balanceAfter } = view;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const totalRows = useTotalRows(useHeldTotal(view));
  return [
    moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
    feeRow,
    ...(total === 'row' ? totalRows : []),
    balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
  ] satisfies SummaryRow[];
}

/** Code and series of an offering in a line; the code alone where there is no series. */
export function useIpoLine(): (of: Pick<Ipo, 'symbol' | 'series'>) => string {
  const { t } = useI18n();
  return ({ symbol: code, series }) => {
    const symbol = orDash(code);
    return series === '' ? symbol : t({ id: 'ipo.line' }, { symbol, series });
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * When applications close, in words that keep up: within the last hour the minutes that are left,
 * rounded down. Where the device's clock is past it, the day and hour: the clock may be wrong.
 */
export function useClosing(closesAt: number): string {
  const { t, formatDateTime } = useI18n();
  const left = closesAt - useNow();
  return left > 0 && left < hourMs
    ? t({ id: 'ipo.closesIn' }, { minutes: Math.floor(left / minuteMs) })
    : t({ id: 'ipo.closes' }, { date: formatDateTime(closesAt) });
}
