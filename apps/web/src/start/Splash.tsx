import { AppFrame, Page, Skeleton, Stack, UiProvider } from '@corro/ui';
import { Notices } from '../shell/Notices.tsx';
import { type I18n, I18nProvider } from '../app/i18n/i18n.ts';

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
