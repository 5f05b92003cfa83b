import { settleWithin } from '../settleWithin.ts';

/**
 * Timeout of a load in milliseconds. A large chunk takes half a minute on the slowest networks. A
 * retry waits for the same request, because the browser shares it between calls of `import()`.
 */
const loadMs = 60_000;

export type Load<Module> = () => Promise<Module>;

/** Fields that React reads to render a settled promise without suspending. */
interface Tracked<Module> extends Promise<Module> {
  status?: 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
}

const loading = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Map<Load<unknown>, Promise<unknown>>();

/**
 * Loads a chunk once for all callers; after a failure the next call tries again. Rendering never
 * suspends on a chunk that is already loaded, so the first view hydrates at once.
 */
export function loadOnce<Module>(load: Load<Module>): Promise<Module> {
  const cached = loading.get(load);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each `load` is the key of the promise that it returned, which the map's type cannot express
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
 * Like `loadOnce`, for use while rendering: a failure stays until `forgetFailures` clears it. React
 * calls this function again to render the failure, and that call must not start another try.
 */
export function loadToShow<Module>(load: Load<Module>): Promise<Module> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each `load` is the key of the promise that it returned, which the map's type cannot express
  return (failed.get(load) as Promise<Module> | undefined) ?? loadOnce(load);
}

/** Clears failures, so that the next render tries again. */
export function forgetFailures(): void {
  failed.clear();
}

/** The module if it is loaded, else null. */
export function loadedModule<Module>(load: Load<Module>): Module | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each `load` is the key of the promise that it returned, which the map's type cannot express
  const promise = loading.get(load) as Tracked<Module> | undefined;
  return promise?.status === 'fulfilled' ? (promise.value ?? null) : null;
}
