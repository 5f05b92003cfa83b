import type { DecimalText, Side } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { PesoRate } from './usePesos.ts';

export interface TotalInput {
  readonly side: Side;
  /** US dollars; null if unknown. */
  readonly total: DecimalText | null;
  readonly pesos: PesoRate;
  /** True if the pesos are the amount to send, no estimate. */
  readonly hasExactPesos?: boolean;
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

/** Label of the total. */
export function useTotalLabel({ side, isSettled = false, label }: TotalInput): string {
  const { t } = useI18n();
  return label ?? t((isSettled ? settled : toCome)[side]);
}
