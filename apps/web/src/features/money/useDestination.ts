import type { CardKind } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';

interface Destination {
  readonly kind: CardKind;
  readonly bankName: string;
  readonly masked: string;
}

const withdrawKind = defineMessages({
  bank: { id: 'withdraw.kind.bank' },
  trc20: { id: 'withdraw.kind.trc20' },
});

/** Formats the destination of a withdrawal: masked number, then the bank or kind. */
export function useDestination() {
  const { t } = useI18n();
  const nameOf = ({ kind, bankName }: Pick<Destination, 'kind' | 'bankName'>) =>
    bankName === '' ? t(withdrawKind[kind]) : bankName;
  return {
    nameOf,
    labelFor: (destination: Destination) => `${destination.masked} · ${nameOf(destination)}`,
  };
}
