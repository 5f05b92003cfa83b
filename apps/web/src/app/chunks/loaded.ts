import { type Load, loading, type Tracked } from './loadOnce.ts';

/** What a chunk holds, if it is there already; null while it is not. */
export function loaded<Module>(load: Load<Module>): Module | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds under each loader what that very loader gave
  const promise = loading.get(load) as Tracked<Module> | undefined;
  return promise?.status === 'fulfilled' ? (promise.value ?? null) : null;
}
