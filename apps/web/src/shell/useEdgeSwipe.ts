import { useEffect, useEffectEvent } from 'react';
import { listenToEdgeSwipe } from './edgeSwipe.ts';

/** Goes back by a swipe from the left edge, the same way as the header's arrow. */
export function useEdgeSwipe(goBack: () => void): void {
  const onBack = useEffectEvent(goBack);
  useEffect(() => listenToEdgeSwipe(window, () => onBack()), []);
}
