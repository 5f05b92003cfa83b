import { Banner } from '@corro/ui';
import { useWords } from '../boot/words.ts';

/** That withdrawing is free, where somebody may be told otherwise: deposit, withdraw, loan, chat. */
export function FreeWithdrawal() {
  const { t } = useWords();
  return <Banner>{t('safety.freeWithdrawal')}</Banner>;
}
