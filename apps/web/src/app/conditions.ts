import { useSyncExternalStore } from 'react';
import { useBooleanStore } from './booleanStore.ts';
import { useServices } from './services.ts';

export function useIsDemo(): boolean {
  const { settings, simulated } = useServices();
  return useBooleanStore(simulated, settings.isDemo);
}

/** Prerendered pages count as online. */
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
