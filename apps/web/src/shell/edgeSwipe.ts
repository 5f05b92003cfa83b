import { useEffect, useEffectEvent } from 'react';
import { loadOnce } from '../app/chunks/loadOnce.ts';

/** Goes back from the screen that is shown. */
let goBackNow: (() => void) | null = null;

const listen = async () => {
  const { listenToEdgeSwipes } = await import('./edgeSwipes.ts');
  listenToEdgeSwipes(window, () => goBackNow?.());
};

/** Goes back by a swipe from the left edge, the same way as the header's arrow. */
export function useEdgeSwipe(goBack: () => void): void {
  const onBack = useEffectEvent(goBack);
  useEffect(() => {
    // Without it the arrow still leads back; the next screen tries again.
    loadOnce(listen).catch(() => undefined);
    const own = () => onBack();
    goBackNow = own;
    return () => {
      if (goBackNow === own) goBackNow = null;
    };
  }, []);
}
