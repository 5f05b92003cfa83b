import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { Screen } from './Screen.tsx';

/** What an address that Corro does not know shows. */
export default function NotFoundScreen() {
  const { t } = useI18n();
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
