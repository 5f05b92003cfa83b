import { useToast } from '@corro/ui';
import { useEffect } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { followVersions, isAppIdle, registerWorker } from './newVersions.ts';

/** Stores the app on the device for the next start, and says when there is a new version. */
export function NewVersions() {
  const { t, partLoader } = useI18n();
  const { settings, storage, clock } = useServices();
  const showToast = useToast();
  useEffect(() => {
    if (!settings.hasWorker) return undefined;
    let isShown = true;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const registration = await registerWorker();
      await loadOnce(partLoader('all'));
      if (registration === null || !isShown) return;
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
