export type Load<Module> = () => Promise<Module>;

/** A promise marked the way React marks the ones that it reads, so that a loaded one is not waited for. */
interface Tracked<Module> extends Promise<Module> {
  status?: 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
}

/** The chunks that were asked for, by what loads them. */
const loading = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Map<Load<unknown>, Promise<unknown>>();

/**
 * Loads a chunk once for all callers. After a failure the next call tries again. What has been
 * loaded before rendering never suspends: the first view is hydrated in one go.
 */
export function loadOnce<Module>(load: Load<Module>): Promise<Module> {
  const cached = loading.get(load);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds under each loader what that very loader gave
  if (cached !== undefined) return cached as Promise<Module>;
  const promise: Tracked<Module> = load();
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
 * The same for what is read while rendering: a failure stays until it is forgotten, since React
 * asks again to show it, and would wait for a new try for ever.
 */
export function loadToShow<Module>(load: Load<Module>): Promise<Module> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- for the same reason
  return (failed.get(load) as Promise<Module> | undefined) ?? loadOnce(load);
}

/** Clears a failure, so that the next render tries again. */
export function forgetFailures(): void {
  failed.clear();
}

/** What a chunk holds, if it is there already; null while it is not. */
export function loaded<Module>(load: Load<Module>): Module | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds under each loader what that very loader gave
  const promise = loading.get(load) as Tracked<Module> | undefined;
  return promise?.status === 'fulfilled' ? (promise.value ?? null) : null;
}
