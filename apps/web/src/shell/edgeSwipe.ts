import { useEffect, useEffectEvent } from 'react';
import { listenToEdgeSwipes } from './edgeSwipes.ts';

/** Back action of the current screen. */
let goBackNow: (() => void) | null = null;

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  listenToEdgeSwipes(window, () => goBackNow?.());
}

/** Goes back by a swipe from the left edge. */
export function useEdgeSwipe(goBack: () => void): void {
  const onBack = useEffectEvent(goBack);
  useEffect(() => {
    listen();
    const own = () => onBack();
    goBackNow = own;
    return () => {
      if (goBackNow === own) goBackNow = null;
    };
  }, []);
}
