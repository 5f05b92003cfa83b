import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { Screen } from './Screen.tsx';

export default function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <Screen title={t({ id: 'notFound.title' })}>
      <EmptyState
        picture="notFound"
        title={t({ id: 'notFound.title' })}
        text={t({ id: 'notFound.text' })}
        action={<Button href="/">{t({ id: 'shell.goHome' })}</Button>}
      />
    </Screen>
  );
}
