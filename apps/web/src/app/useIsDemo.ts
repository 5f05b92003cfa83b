import { useBooleanStore } from './booleanStore.ts';
import { useServices } from './services.ts';

/** Whether the money is play money, as far as it is known by now. */
export function useIsDemo(): boolean {
  const { settings, simulated } = useServices();
  return useBooleanStore(simulated, settings.isDemo);
}
