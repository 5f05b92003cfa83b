import { useSyncExternalStore } from 'react';

/** A yes or no that changes outside of React. */
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

/** The flag's value; `initial` is what the page was rendered with at build time. */
export function useBooleanStore(flag: BooleanStore, initial: boolean): boolean {
  return useSyncExternalStore(flag.subscribe, flag.get, () => initial);
}
