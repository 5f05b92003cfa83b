import { Page, Skeleton, Stack } from '@corro/ui';
import { Screen } from './Screen.tsx';

/** What a screen shows while its code is on the way: its own header over grey rows. */
export function ScreenLoading() {
  return (
    <Screen>
      <Page>
        <Stack gap={16}>
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Stack>
      </Page>
    </Screen>
  );
}
