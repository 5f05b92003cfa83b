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

/** The destination of a withdrawal as text: its masked number first, then the bank or kind. */
export function useDestination(): {
  readonly nameOf: (to: Pick<Destination, 'kind' | 'bankName'>) => string;
  readonly labelFor: (to: Destination) => string;
} {
  const { t } = useI18n();
  const nameOf = ({ kind, bankName }: Pick<Destination, 'kind' | 'bankName'>) =>
    bankName === '' ? t(withdrawKind[kind]) : bankName;
  return { nameOf, labelFor: (to) => `${to.masked} · ${nameOf(to)}` };
}
