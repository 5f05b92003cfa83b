type Load<Module> = () => Promise<Module>;

/** A promise marked the way React marks the ones that it reads, so that a loaded one is not waited for. */
interface Tracked<Module> extends Promise<Module> {
  status?: 'fulfilled';
  value?: Module;
}

const loading = new Map<Load<unknown>, Promise<unknown>>();

/**
 * Loads a chunk once, whoever asks. A failure is forgotten, so that Retry asks again. What has
 * been loaded before rendering never suspends: the first view is hydrated in one go.
 */
export function loadOnce<Module>(load: Load<Module>): Promise<Module> {
  const kept = loading.get(load);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds under each loader what that very loader gave
  if (kept !== undefined) return kept as Promise<Module>;
  const promise: Tracked<Module> = load();
  loading.set(load, promise);
  promise.then(
    (module) => {
      promise.status = 'fulfilled';
      promise.value = module;
    },
    () => loading.delete(load),
  );
  return promise;
}
