import { AppFrame, Button, EmptyState, Header, Page, Stack, UiProvider } from '@corro/ui';
import { useI18n, type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { OperatorLine } from '../common/OperatorLine.tsx';
import { Notices } from '../shell/Notices.tsx';

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
