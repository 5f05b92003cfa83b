import { AppFrame, Button, EmptyState, Header, Page, Stack, UiProvider } from '@corro/ui';
import { useWords, type Words, WordsProvider } from '../app/i18n/words.ts';
import { OperatorLine } from '../common/OperatorLine.tsx';
import { Notices } from '../shell/Notices.tsx';

/** The device warning with what it stands on; its links are the browser's own. */
export function DeviceWarning({ words }: { words: Words }) {
  return (
    <WordsProvider value={words}>
      <UiProvider locale={words.locale}>
        <DeviceWarningScreen />
      </UiProvider>
    </WordsProvider>
  );
}

/**
 * Stands in the place of any page for a device that cannot be told (spec §8): its two links ask for
 * the same page again, with what was chosen. It needs no script.
 */
function DeviceWarningScreen() {
  const { t } = useWords();
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
