import { Button, EmptyState, Stack } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { Screen } from './Screen.tsx';
import { useSearchDialog } from './searchDialog.tsx';

export default function NotFoundScreen() {
  const { t } = useI18n();
  const search = useSearchDialog();
  return (
    <Screen title={t({ id: 'app.name' })}>
      <EmptyState
        picture="notFound"
        title={t({ id: 'notFound.title' })}
        text={t({ id: 'notFound.text' })}
        action={
          <Stack gap={12} align="center">
            <Button href="/">{t({ id: 'shell.goHome' })}</Button>
            {search === null ? null : (
              <Button tone="neutral" {...search}>
                {t({ id: 'shell.search' })}
              </Button>
            )}
          </Stack>
        }
      />
    </Screen>
  );
}
