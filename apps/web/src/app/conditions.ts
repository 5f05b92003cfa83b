import { useSyncExternalStore } from 'react';
import { useBooleanStore } from './booleanStore.ts';
import { useServices } from './services.ts';

/** Whether the money is play money, as far as it is known by now. */
export function useIsDemo(): boolean {
  const { settings, simulated } = useServices();
  return useBooleanStore(simulated, settings.isDemo);
}

/** Whether the device says that it has a network. Pages rendered at build time count as online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
