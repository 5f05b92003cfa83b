import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';
import { routes } from '../../../routing/addresses.ts';

/** There is nowhere to withdraw to: leads to where an account is added. */
export function NoCards() {
  const { t } = useWords();
  return (
    <EmptyState
      picture="wallet"
      title={t('withdraw.noCards.title')}
      text={t('withdraw.noCards.text')}
      action={<Button href={routes.bankCards.path}>{t('withdraw.noCards.action')}</Button>}
    />
  );
}
