import { Banner } from '@corro/ui';
import { useWords } from '../app/i18n/words.ts';

export interface FreeWithdrawalProps {
  /** In a chat no secret is ever asked for, and that is said too. */
  readonly inChat?: boolean;
}

/** That withdrawing is free, where somebody may be told otherwise: deposit, withdraw, loan, chat. */
export function FreeWithdrawal({ inChat = false }: FreeWithdrawalProps) {
  const { t } = useWords();
  return <Banner>{t(inChat ? 'safety.freeWithdrawal' : 'safety.freeWithdrawal.money')}</Banner>;
}
