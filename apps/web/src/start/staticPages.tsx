import {
  AppFrame,
  Page,
  Skeleton,
  Stack,
  UiProvider,
  ErrorState,
  Button,
  EmptyState,
  Header,
} from '@corro/ui';
import { Notices } from '../shell/Notices.tsx';
import { type I18n, I18nProvider, useI18n } from '../app/i18n/i18n.ts';
import { OperatorLine } from '../common/OperatorLine.tsx';

/** Placeholder of a customer's address until the app is loaded. */
export function Splash({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={i18n.locale}>
        <AppFrame banner={<Notices />}>
          <Page>
            <Stack gap={16}>
              <Skeleton height={44} />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={64} />
            </Stack>
          </Page>
        </AppFrame>
      </UiProvider>
    </I18nProvider>
  );
}

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

export function DeviceWarning({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider value={i18n}>
      <UiProvider locale={i18n.locale}>
        <DeviceWarningScreen />
      </UiProvider>
    </I18nProvider>
  );
}

/**
 * Shown instead of any page on an unrecognised device (spec §8). Its links request the same page
 * with the choice; it needs no script.
 */
function DeviceWarningScreen() {
  const { t } = useI18n();
  return (
    <AppFrame banner={<Notices />} header={<Header title={t({ id: 'device.title' })} />}>
      <Page>
        <EmptyState
          picture="warning"
          title={t({ id: 'device.unknown' })}
          text={t({ id: 'device.text' })}
          action={
            <Stack gap={12}>
              <Button href="?device=app" fullWidth>
                {t({ id: 'device.app' })}
              </Button>
              <Button href="?device=frame" tone="neutral" fullWidth>
                {t({ id: 'device.frame' })}
              </Button>
            </Stack>
          }
        />
        <OperatorLine />
      </Page>
    </AppFrame>
  );
}
