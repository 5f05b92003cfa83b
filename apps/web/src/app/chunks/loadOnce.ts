import { settleWithin } from '../settleWithin.ts';

/** A large chunk takes half a minute on the slowest networks. A later try waits for the same request. */
const loadMs = 60_000;

export type Load<Module> = () => Promise<Module>;

/** React reads these fields, so that a settled promise does not suspend. */
interface Tracked<Module> extends Promise<Module> {
  status?: 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
}

const loading = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Map<Load<unknown>, Promise<unknown>>();

/**
 * Loads a chunk once for all callers; after a failure the next call tries again. A chunk that is
 * loaded before rendering never suspends, so that the first view hydrates at once.
 */
export function loadOnce<Module>(load: Load<Module>): Promise<Module> {
  const cached = loading.get(load);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `load` is the key of its own promise, and the map's type cannot say so
  if (cached !== undefined) return cached as Promise<Module>;
  const promise: Tracked<Module> = settleWithin(load(), loadMs);
  loading.set(load, promise);
  failed.delete(load);
  promise.then(
    (module) => {
      promise.status = 'fulfilled';
      promise.value = module;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
      loading.delete(load);
      failed.set(load, promise);
    },
  );
  return promise;
}

/**
 * Like `loadOnce`, for use while rendering: a failure stays until it is cleared, because React
 * calls again to show it and would otherwise retry forever.
 */
export function loadToShow<Module>(load: Load<Module>): Promise<Module> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `load` is the key of its own promise, and the map's type cannot say so
  return (failed.get(load) as Promise<Module> | undefined) ?? loadOnce(load);
}

/** Clears failures, so that the next render tries again. */
export function forgetFailures(): void {
  failed.clear();
}

/** The module if it is loaded, else null. */
export function loadedModule<Module>(load: Load<Module>): Module | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `load` is the key of its own promise, and the map's type cannot say so
  const promise = loading.get(load) as Tracked<Module> | undefined;
  return promise?.status === 'fulfilled' ? (promise.value ?? null) : null;
}
