import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services.ts';
import { type StoredKey, removeGroup, type SafeStorage } from './storage.ts';
import { removeDrafts } from './drafts.ts';

/** Calls `onChange` when another tab changes a key. */
export function useStorageChange(key: StoredKey, onChange: () => void): void {
  const { storage } = useServices();
  const announceChange = useEffectEvent(onChange);
  useEffect(
    () =>
      storage.subscribe((changed) => {
        if (changed === key || changed === null) announceChange();
      }),
    [storage, key],
  );
}

const toldBy = 'started_over';

/** Removes the storage of an account that was reset, and notifies other tabs. */
export function clearAccount(storage: SafeStorage, now: number): void {
  storage.remove('pending_orders');
  removeGroup(storage, 'pending_order_');
  removeDrafts(storage);
  storage.remove('start_done');
  storage.write(toldBy, String(now));
}

/** Calls `listener` when another tab resets the account. */
export function onAccountReset(storage: SafeStorage, listener: () => void): () => void {
  return storage.subscribe((key, value) => {
    if (key === toldBy && value !== null) listener();
  });
}
