import type { CardKind } from '@corro/client';
import { useI18n } from '../../app/i18n/i18n.ts';

interface Destination {
  readonly kind: CardKind;
  readonly bankName: string;
  readonly masked: string;
}

/** Where a withdrawal goes, in words: its masked number, which is what tells, and the bank or the kind. */
export function useDestination(): {
  readonly nameOf: (to: Pick<Destination, 'kind' | 'bankName'>) => string;
  readonly wordsFor: (to: Destination) => string;
} {
  const { t } = useI18n();
  const nameOf = ({ kind, bankName }: Pick<Destination, 'kind' | 'bankName'>) =>
    bankName === '' ? t(`withdraw.kind.${kind}`) : bankName;
  return { nameOf, wordsFor: (to) => `${to.masked} · ${nameOf(to)}` };
}
