import type { DecimalText, Side } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { formatDecimal, Money, type SummaryRow } from '@corro/ui';
import { moneyRow } from '../figures.tsx';
import { useTradeFeeLabel } from '../operatorRules.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type PesoRate, usePesos } from './usePesos.ts';

/** The total and its label. */
export interface TotalOf {
  readonly side: Side;
  /** US dollars; null while it is not known. */
  readonly total: DecimalText | null;
  /** What of it is the fee, US dollars; an order that was looked up says its total alone. */
  readonly fee?: DecimalText | null;
  readonly pesos: PesoRate;
  /** It has been paid or received, and is not to be. */
  readonly isSettled?: boolean;
  /** What it is called where nothing is paid or received by it. */
  readonly label?: string;
}

const toCome = defineMessages({
  buy: { id: 'ticket.total.buy' },
  sell: { id: 'ticket.total.sell' },
});

const settled = defineMessages({
  buy: { id: 'ticket.settled.buy' },
  sell: { id: 'ticket.settled.sell' },
});

/** What the total is called, and its estimate in pesos with the rate. */
export function useTotal({ side, total, pesos, isSettled = false, label }: TotalOf) {
  const { t, numberLocale } = useI18n();
  const { rate, estimate } = usePesos(pesos);
  const rateText = formatDecimal(numberLocale, rate);
  return {
    label: label ?? t((isSettled ? settled : toCome)[side]),
    pesosLabel: t({ id: 'ticket.pesos' }),
    rate: t({ id: 'ticket.atRate' }, { rate: rateText }),
    pesos: estimate(total),
  };
}

/** The total, to come or settled, in dollars, what of it is the fee, and its estimate in pesos with the rate, for a summary. */
export function useTotalRows(of: TotalOf): SummaryRow[] {
  const { total, fee = null } = of;
  const { label: feeLabel } = useTradeFeeLabel();
  const { label, pesosLabel, pesos, rate } = useTotal(of);
  return [
    ...(fee === null ? [] : [moneyRow(feeLabel, fee)]),
    { label, value: <Money amount={total} unit="US$" />, emphasis: true },
    {
      label: pesosLabel,
      value: <Money amount={pesos} unit="MX$" estimate tone="muted" />,
      detail: rate,
    },
  ];
}
