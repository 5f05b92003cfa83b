import type { DecimalText, Side } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type PesoRate, usePesos } from './usePesos.ts';

export interface TotalInput {
  readonly side: Side;
  /** US dollars; null if unknown. */
  readonly total: DecimalText | null;
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
    rate: t({ id: 'ticket.atRate' }, { rate, source }),
    pesos: estimate(total),
  };
}
