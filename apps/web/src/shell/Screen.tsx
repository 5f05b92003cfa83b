import { configQuery } from '@corro/client';
import { AppFrame, Page, Skeleton, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useEdgeSwipe } from './edgeSwipe.ts';
import { Notices } from './Notices.tsx';
import { useTabTitle } from './browserTab.ts';
import { useGoBack, useRouteEntry } from './route.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellNav } from './ShellNav.tsx';

interface ScreenProps {
  /** The header's title; the route's own unless given, such as the name of a share. */
  readonly title?: string;
  /** A quieter line below the title: the code below a share's name. */
  readonly subtitle?: string;
  /** Icon buttons of this screen, before those that every screen has. */
  readonly actions?: ReactNode;
  /** An `ActionBar`, where the navigation would be; for routes that show no navigation. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What each screen puts around itself: header, notices and bottom navigation, as its route
 * asks for.
 */
export function Screen({ title, subtitle, actions, footer, children }: ScreenProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const shownTitle = title ?? t(entry.title);
  useTabTitle(shownTitle);
  // The five places have none above them.
  const goBack = useGoBack(entry.nav === undefined ? (entry.parent ?? '/') : undefined);
  useEdgeSwipe(goBack);
  const prices = useRecordedPrices();
  return (
    <AppFrame
      header={
        <ShellHeader title={shownTitle} subtitle={subtitle} actions={actions} onBack={goBack} />
      }
      banner={<Notices prices={prices} />}
      nav={entry.nav === undefined ? footer : <ShellNav place={entry.nav} />}
    >
      {children}
    </AppFrame>
  );
}

/** The years of recorded prices, from the config that the start reads ahead: this alone does not call the upstream. */
function useRecordedPrices(): string | undefined {
  const { t } = useI18n();
  const years = useQuery({ ...configQuery(useApi()), enabled: false }).data?.recordedPrices;
  return years === null || years === undefined ? undefined : t({ id: 'price.recorded' }, { years });
}

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
