import { configQuery } from '@corro/client';
import { ToastRegion, UiProvider } from '@corro/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { untilSettled } from '../app/untilSettled.ts';
import { AppLink } from '../common/AppLink.tsx';
import { HiddenAmountsProvider } from '../common/hiddenAmounts.tsx';
import { SearchDialogProvider } from '../shell/searchDialog.tsx';
import type { RefreshProps } from './motion/Refresh.tsx';
import { StorageNotice } from './StorageNotice.tsx';

interface AppFrameProps {
  /** Whether to start background work after the first screen. */
  readonly readsAhead: boolean;
  /** Whether stored answers were unreadable. */
  readonly isUnreadable: boolean;
}

export function AppFrame({ readsAhead, isUnreadable }: AppFrameProps) {
  const { t, locale } = useI18n();
  const { clock } = useServices();
  return (
    <UiProvider locale={locale} linkComponent={AppLink} now={() => clock.now()}>
      <ToastRegion label={t({ id: 'shell.notifications' })} closeLabel={t({ id: 'shell.close' })}>
        <StorageNotice isUnreadable={isUnreadable} />
        <HiddenAmountsProvider>
          <SearchDialogProvider>
            <Outlet />
            <ScrollRestoration />
            {readsAhead ? <Background /> : null}
          </SearchDialogProvider>
        </HiddenAmountsProvider>
      </ToastRegion>
    </UiProvider>
  );
}

/** Background work, started once the first screen has its data. */
function Background() {
  const { t } = useI18n();
  const { session, clock } = useServices();
  const api = useApi();
  const cache = useQueryClient();
  const [Motion, setMotion] = useState<ComponentType<RefreshProps> | null>(null);
  useEffect(() => {
    let isShown = true;
    let stopPushing: (() => void) | null = null;
    // The announced extensions decide the content of many screens.
    void cache.prefetchQuery(configQuery(api));
    const goOn = async () => {
      await untilSettled(cache);
      if (!isShown) return;
      // Preloads the session machine for logout, which loads it again if this fails.
      session.actor().catch(() => undefined);
      const background = await import('./background.ts');
      await background.readAhead(cache, api);
      setMotion(() => background.Motion);
      // Prices are polled until the stream is open.
      if (isShown) stopPushing = background.keepPushing(cache, api, { clock });
    };
    goOn().catch(() => undefined);
    return () => {
      isShown = false;
      stopPushing?.();
    };
  }, [cache, api, session, clock]);
  return Motion === null ? null : (
    <Motion busyLabel={t({ id: 'refresh.busy' })} doneLabel={t({ id: 'refresh.done' })} />
  );
}
