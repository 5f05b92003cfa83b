import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../app/services.ts';
import type { StoredKey } from '../app/storage/storage.ts';

/** Calls back when another tab has changed what the device keeps under a key. */
export function useChangedElsewhere(key: StoredKey, onChange: () => void): void {
  const { storage } = useServices();
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      storage.subscribe((changed) => {
        if (changed === key || changed === null) tell();
      }),
    [storage, key],
  );
}
