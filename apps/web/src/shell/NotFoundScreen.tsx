import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../app/i18n/words.ts';
import { Screen } from './Screen.tsx';

/** What an address that Corro does not know shows. */
export default function NotFoundScreen() {
  const { t } = useWords();
  return (
    <Screen>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<Button href="/">{t('shell.goHome')}</Button>}
      />
    </Screen>
  );
}
