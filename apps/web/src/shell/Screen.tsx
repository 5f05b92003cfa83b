import { configQuery } from '@corro/client';
import { AppFrame, Page, Skeleton, Stack, BottomNav } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useEdgeSwipe } from './useEdgeSwipe.ts';
import { Notices, useOfflineNotice } from './Notices.tsx';
import { useTabTitle } from './browserTab.ts';
import { useGoBack, useRouteEntry, type NavPlace } from './route.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { defineMessages } from '@corro/messages';
import { patterns } from '../links.ts';

interface ScreenProps {
  /** Replaces the route's title. */
  readonly title?: string;
  /** Muted line below the title. */
  readonly subtitle?: string;
  /** Icon buttons before the standard ones. */
  readonly actions?: ReactNode;
  /** An `ActionBar` for routes without navigation. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Header, notices and navigation of a screen, by its route. */
export function Screen({ title, subtitle, actions, footer, children }: ScreenProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const shownTitle = title ?? t(entry.title);
  useTabTitle(shownTitle);
  // The five places of the bottom navigation have no back button.
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
      notice={useOfflineNotice()}
    >
      {children}
    </AppFrame>
  );
}

/** Reads only the cache: `SignedInApp` loads the config. */
function useRecordedPrices(): string | undefined {
  const { t } = useI18n();
  const years = useQuery({ ...configQuery(useApi()), enabled: false }).data?.recordedPrices;
  return years === null || years === undefined ? undefined : t({ id: 'price.recorded' }, { years });
}

/** Placeholder while the screen's chunk is loading. */
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

const places = ['home', 'markets', 'watchlists', 'trade', 'account'] as const;
const icons = {
  home: 'home',
  markets: 'markets',
  watchlists: 'star',
  trade: 'portfolio',
  account: 'account',
} as const;
const labels = defineMessages({
  home: { id: 'nav.home' },
  markets: { id: 'nav.markets' },
  watchlists: { id: 'nav.watchlists' },
  trade: { id: 'nav.trade' },
  account: { id: 'nav.account' },
});

/** Spec §2 cuts the watchlist's label to this length. */
const watchlistLabelLength = 6;

/** The bottom navigation, which the design system hides while a sheet or dialog is open. */
function ShellNav({ place }: { place: NavPlace }) {
  const { t } = useI18n();
  return (
    <BottomNav
      label={t({ id: 'nav.label' })}
      items={places.map((name) => ({
        href: patterns[name],
        label: name === 'watchlists' ? shorten(t(labels[name])) : t(labels[name]),
        icon: icons[name],
        current: name === place,
      }))}
    />
  );
}

function shorten(label: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment);
  return letters.length <= watchlistLabelLength
    ? label
    : `${letters.slice(0, watchlistLabelLength).join('')}…`;
}
