import { useSyncExternalStore } from 'react';
import { useBooleanStore } from './booleanStore.ts';
import { useServices } from './services.ts';

export function useIsDemo(): boolean {
  const { settings, simulated } = useServices();
  return useBooleanStore(simulated, settings.isDemo);
}

/** False while calls do not get through. Prerendered pages count as online. */
export function useIsOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.get, () => true);
}
