import { configQuery, createTransport, systemClock } from '@corro/client';
import { QueryClient } from '@tanstack/react-query';
import { type AppRoute, routes } from '../routes/index.ts';

/** A route and the calls that its screen starts with, as paths below `/api`. */
export interface RouteStart {
  /** Pattern of the address. */
  readonly path: string;
  /** `~symbol~` stands for the parameter `:symbol`. */
  readonly calls: readonly string[];
  /** Source file of the screen, relative to the workspace. */
  readonly screen: string;
}

/** Finds the first calls of each route by running its loader on a transport that sends nothing. */
export async function findRouteStarts(): Promise<Readonly<Record<string, RouteStart>>> {
  const starts = await Promise.all(
    Object.entries(routes).map(async ([name, route]) => {
      // Only the code of the route's `import()` contains the path of the screen's source.
      const [file] = /features\/[^'"?]+/.exec(String(route.screen)) ?? [];
      if (file === undefined) throw new Error(`The route ${name} imports no screen.`);
      const { path } = route;
      return [name, { path, calls: await callsOf(route), screen: `src/${file}` }] as const;
    }),
  );
  return Object.fromEntries(starts);
}

async function callsOf({ path, loader }: AppRoute): Promise<readonly string[]> {
  const calls: string[] = [];
  const base = 'http://build/api';
  const api = createTransport({
    baseUrl: base,
    fetch: ({ url, method }) => {
      if (method === 'GET') calls.push(url.slice(base.length));
      return Promise.reject(new Error('Nothing is sent.'));
    },
    token: () => null,
    clock: systemClock,
    readTries: 1,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const names = path.match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((name) => [name, `~${name}~`]));
  // A shared cache would drop a call that another route has sent.
  const cache = new QueryClient();
  await Promise.all([
    // Every address reads the config.
    cache.prefetchQuery(configQuery(api)),
    ...(loader?.({ api, cache, params, search: new URLSearchParams() }) ?? []),
  ]);
  return calls;
}
