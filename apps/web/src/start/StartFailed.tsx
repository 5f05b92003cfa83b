import { ErrorState, UiProvider } from '@corro/ui';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';

/**
 * Shown if the app cannot start (spec §8). Prerendered into the page, because nothing else may be
 * available; the page's script handles the button.
 */
export function StartFailed({ i18n }: { i18n: I18n }) {
  const { t, locale } = i18n;
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={locale}>
        <ErrorState
          title={t({ id: 'shell.startFailed' })}
          text={t({ id: 'screenFailed.text' })}
          retryLabel={t({ id: 'shell.retry' })}
          onRetry={() => undefined}
        />
      </UiProvider>
    </I18nProvider>
  );
}
