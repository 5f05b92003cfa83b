import { Banner } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

export interface FreeWithdrawalProps {
  /** In a chat no secret is ever asked for, and that is said too. */
  readonly inChat?: boolean;
}

/** That withdrawing is free, where somebody may be told otherwise: deposit, withdraw, loan, chat. */
export function FreeWithdrawal({ inChat = false }: FreeWithdrawalProps) {
  const { t } = useI18n();
  return <Banner>{t(inChat ? 'safety.freeWithdrawal' : 'safety.freeWithdrawal.money')}</Banner>;
}
