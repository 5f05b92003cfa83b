import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { type I18n, useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import {
  followVersions,
  isAppIdle,
  registerWorker,
  removeWorker,
  savesData,
} from './newVersions.ts';
import { mainPaths } from '../links.ts';
import { loadScreen } from './router.tsx';

/** Stores the app on the device for the next start, and says when there is a new version. */
export function NewVersions() {
  const i18n = useI18n();
  const { settings, storage, clock } = useServices();
  const showToast = useToast();
  useEffect(() => {
    let isShown = true;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const registration = await (settings.hasWorker ? registerWorker() : removeWorker());
      await loadOnce(i18n.partLoader('all'));
      if (!isShown) return;
      if (registration === null) {
        if (!savesData()) await loadMainScreens(i18n);
        return;
      }
      stop = followVersions({
        registration,
        workers: navigator.serviceWorker,
        page: document,
        clock,
        isIdle: () => isAppIdle(storage),
        onReady: (take) =>
          showToast({
            text: i18n.t({ id: 'newVersion' }),
            action: { label: i18n.t({ id: 'shell.reload' }), onPress: take },
          }),
        reload: () => location.reload(),
      });
    };
    follow().catch(() => undefined);
    return () => {
      isShown = false;
      stop?.();
    };
  }, [settings, storage, clock, showToast, i18n]);
  return null;
}

/** Loads the main screens, one after the other, so that they open without a network. */
async function loadMainScreens(i18n: I18n): Promise<void> {
  for (const path of mainPaths) await loadScreen(path, i18n);
}
