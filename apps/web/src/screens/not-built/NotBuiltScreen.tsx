import { EmptyState } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useRouteEntry } from '../../routes/RouteContext.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useGoBack } from '../../shell/useGoBack.ts';
import { Button } from '@corro/ui';

/** Stands in for a route that is not built yet, says so in the customer's words, and leads back. */
export default function NotBuiltScreen() {
  const { t } = useWords();
  const entry = useRouteEntry();
  const goBack = useGoBack(entry.parent ?? '/');
  return (
    <Screen>
      <EmptyState
        title={t('notBuilt.title', { name: t(entry.title) })}
        text={t('notBuilt.text')}
        action={<Button onPress={goBack}>{t('shell.goBack')}</Button>}
      />
    </Screen>
  );
}
