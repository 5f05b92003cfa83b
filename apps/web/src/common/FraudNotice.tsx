import { compare } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { Banner } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { useOperatorRules } from './operatorRules.tsx';

const messages = {
  chat: defineMessage({ id: 'safety.chat' }),
  deposit: defineMessage({ id: 'safety.money' }),
  loan: defineMessage({ id: 'safety.loan' }),
  money: defineMessage({ id: 'safety.money' }),
} as const;

/**
 * Warns of advance-fee fraud; except at a deposit, says that withdrawing is free if the operator
 * announces a fee of 0.
 */
export function FraudNotice({ about }: { readonly about: keyof typeof messages }) {
  const { t } = useI18n();
  const { withdrawFee } = useOperatorRules();
  const isFree = withdrawFee !== null && compare(withdrawFee, '0') === 0;
  const fee = isFree && about !== 'deposit' ? 'none' : 'other';
  return <Banner>{t(messages[about], { fee })}</Banner>;
}
