/**
 * Stands in for a resource whose code is not there yet: each call loads it first. What `load` rejects
 * with, the call rejects with.
 */
export function deferred<Resource extends object>(load: () => Promise<Resource>): Resource {
  const standIn = new Proxy(
    {},
    {
      get: (_, name) => {
        // Whoever awaits the stand-in itself is no caller.
        if (name === 'then') return undefined;
        return async (...given: unknown[]): Promise<unknown> => {
          const resource = await load();
          const call: unknown = Reflect.get(resource, name);
          if (typeof call !== 'function') throw new TypeError(`No such call: ${String(name)}`);
          return Reflect.apply(call, resource, given);
        };
      },
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has whatever call the resource will have
  return standIn as Resource;
}
