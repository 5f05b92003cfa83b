import { useEffect, useEffectEvent } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';

/** Back action of the current screen. */
let goBackNow: (() => void) | null = null;

let isListening = false;

const load = () => import('./edgeSwipes.ts');

/** Listens from the first screen on; the next screen tries again if loading fails. */
async function listen(): Promise<void> {
  const { listenToEdgeSwipes } = await loadOnce(load);
  if (!isListening) listenToEdgeSwipes(window, () => goBackNow?.());
  isListening = true;
}

/** Goes back by a swipe from the left edge. */
export function useEdgeSwipe(goBack: () => void): void {
  const onBack = useEffectEvent(goBack);
  useEffect(() => {
    listen().catch(() => undefined);
    const handler = () => onBack();
    goBackNow = handler;
    return () => {
      if (goBackNow === handler) goBackNow = null;
    };
  }, []);
}
