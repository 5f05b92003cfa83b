import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { type I18n, useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import {
  followVersions,
  isAppIdle,
  mainPaths,
  registerWorker,
  removeWorker,
  savesData,
} from './newVersions.ts';
import { loadScreen } from './router.tsx';

/** Stores the app on the device for the next start, and says when there is a new version. */
export function NewVersions() {
  const { t, partLoader } = useI18n();
  const { settings, storage, clock } = useServices();
  const showToast = useToast();
  useEffect(() => {
    let isShown = true;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const registration = await (settings.hasWorker ? registerWorker() : removeWorker());
      await loadOnce(partLoader('all'));
      if (!isShown) return;
      if (registration === null) {
        if (!savesData()) await loadMainScreens({ partLoader });
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
            text: t({ id: 'newVersion' }),
            action: { label: t({ id: 'shell.reload' }), onPress: take },
          }),
        reload: () => location.reload(),
      });
    };
    follow().catch(() => undefined);
    return () => {
      isShown = false;
      stop?.();
    };
  }, [settings, storage, clock, showToast, t, partLoader]);
  return null;
}

/** Loads the main screens, one after the other, so that they open without a network. */
async function loadMainScreens(i18n: Pick<I18n, 'partLoader'>): Promise<void> {
  for (const path of mainPaths) await loadScreen(path, i18n);
}
