import type { DecimalText, Side } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Money, type SummaryRow } from '@corro/ui';
import { moneyRow } from '../figures.tsx';
import { useTradeFeeLabel } from '../operatorRules.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type PesoRate, usePesos } from './usePesos.ts';

export interface TotalInput {
  readonly side: Side;
  /** US dollars; null if unknown. */
  readonly total: DecimalText | null;
  /** Fee in the total, US dollars; unknown for an order that was looked up. */
  readonly fee?: DecimalText | null;
  readonly pesos: PesoRate;
  /** True if the total was already paid or received. */
  readonly isSettled?: boolean;
  /** Replaces the label. */
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

/** Label of the total and its estimate in pesos with the rate. */
export function useTotal({ side, total, pesos, isSettled = false, label }: TotalInput) {
  const { t } = useI18n();
  const { rate, source, estimate } = usePesos(pesos);
  return {
    label: label ?? t((isSettled ? settled : toCome)[side]),
    pesosLabel: t({ id: 'ticket.pesos' }),
    rate: t({ id: 'ticket.atRate' }, { rate, source }),
    pesos: estimate(total),
  };
}

/** Summary rows: fee, total in dollars, estimate in pesos with the rate. */
export function useTotalRows(input: TotalInput): SummaryRow[] {
  const { total, fee = null } = input;
  const { label: feeLabel } = useTradeFeeLabel();
  const { label, pesosLabel, pesos, rate } = useTotal(input);
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
