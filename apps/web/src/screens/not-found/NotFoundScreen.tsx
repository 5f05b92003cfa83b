import { Button, EmptyState } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { Screen } from '../../shell/Screen.tsx';

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
