import { configQuery, createTransport, systemClock } from '@corro/client';
import { QueryClient } from '@tanstack/react-query';
import { type AppRoute, routes } from '../routes/index.ts';

/** An address of a customer, and the calls that its screen begins with, as paths below `/api`. */
export interface RouteStart {
  /** The pattern of the address. */
  readonly path: string;
  /** `~symbol~` is where the parameter of the address belongs. */
  readonly calls: readonly string[];
}

/** The routes by their names, with their calls: found by running each loader on a transport that sends nothing. */
export async function findRouteStarts(): Promise<Readonly<Record<string, RouteStart>>> {
  const found = await Promise.all(
    Object.entries(routes).map(async ([name, route]) => {
      return [name, { path: route.path, calls: await callsOf(route) }] as const;
    }),
  );
  return Object.fromEntries(found);
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
    // The app reads the config at every address.
    cache.prefetchQuery(configQuery(api)),
    ...(loader?.({ api, cache, params, search: new URLSearchParams() }) ?? []),
  ]);
  return calls;
}
