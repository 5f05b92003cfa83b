import { useSyncExternalStore } from 'react';

/** A boolean outside React. */
export interface BooleanStore {
  readonly get: () => boolean;
  readonly set: (value: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createBooleanStore(initial: boolean): BooleanStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `initial` is the value that the page was prerendered with. */
export function useBooleanStore(flag: BooleanStore, initial: boolean): boolean {
  return useSyncExternalStore(flag.subscribe, flag.get, () => initial);
}
