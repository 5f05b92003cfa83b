import { AppFrame, Button, EmptyState, Header, Page, Stack, UiProvider } from '@corro/ui';
import { useI18n, type I18n, I18nProvider } from '../app/i18n/i18n.ts';
import { OperatorLine } from '../common/OperatorLine.tsx';
import { Notices } from '../shell/Notices.tsx';

/** The device warning with what it stands on; its links are the browser's own. */
export function DeviceWarning({ words }: { words: I18n }) {
  return (
    <I18nProvider value={words}>
      <UiProvider locale={words.locale}>
        <DeviceWarningScreen />
      </UiProvider>
    </I18nProvider>
  );
}

/**
 * Stands in the place of any page for a device that cannot be told (spec §8): its two links ask for
 * the same page again, with what was chosen. It needs no script.
 */
function DeviceWarningScreen() {
  const { t } = useI18n();
  return (
    <AppFrame banner={<Notices />} header={<Header title={t('device.title')} />}>
      <Page>
        <EmptyState
          picture="warning"
          title={t('device.unknown')}
          text={t('device.text')}
          action={
            <Stack gap={12}>
              <Button href="?device=app" fullWidth>
                {t('device.app')}
              </Button>
              <Button href="?device=frame" tone="neutral" fullWidth>
                {t('device.frame')}
              </Button>
            </Stack>
          }
        />
        <OperatorLine />
      </Page>
    </AppFrame>
  );
}
