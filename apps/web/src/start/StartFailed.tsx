import { ErrorState, UiProvider } from '@corro/ui';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';

/**
 * What the page shows where the app cannot start (spec §8). It is rendered at build time, since
 * nothing else may be there; the page's script listens to its button.
 */
export function StartFailed({ words }: { words: I18n }) {
  const { t, locale } = words;
  return (
    <I18nProvider value={words}>
      <UiProvider locale={locale}>
        <ErrorState
          title={t('shell.startFailed')}
          text={t('screenFailed.text')}
          retryLabel={t('shell.retry')}
          onRetry={() => undefined}
        />
      </UiProvider>
    </I18nProvider>
  );
}
