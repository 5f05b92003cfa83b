import { useEffect, useEffectEvent } from 'react';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';

/** Tells each time that another candle comes under the crosshair; a price that ticks is none. */
export function useScrub(store: ReadOutStore, onScrub: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onScrub?.());
  useEffect(() => {
    let before: number | null = null;
    return store.subscribe(() => {
      const readOut = store.get();
      const under = readOut?.focused === true ? readOut.index : null;
      if (under !== null && under !== before) tell();
      before = under;
    });
  }, [store]);
}
