import { createTransport, systemClock } from '@corro/client';
import { QueryClient } from '@tanstack/react-query';
import { patterns, type RouteName } from '../links.ts';
import { routeNames } from '../routes/index.ts';
import { firstReads } from '../routes/firstReads.ts';

/** An address of a customer, and the calls that its screen begins with, as paths below `/api`. */
export interface RouteStart {
  /** The pattern of the address. */
  readonly path: string;
  /** `~symbol~` is where the parameter of the address belongs. */
  readonly calls: readonly string[];
}

/** The routes by their names, with their calls: found by letting the queries run on a transport that sends nothing. */
export async function findRouteStarts(): Promise<Readonly<Record<string, RouteStart>>> {
  const found = await Promise.all(
    routeNames.map(async (name) => {
      const path = patterns[name];
      return [name, { path, calls: await callsOf(name) }] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function callsOf(name: RouteName): Promise<readonly string[]> {
  const calls: string[] = [];
  const base = 'http://build/api';
  const api = createTransport({
    baseUrl: base,
    fetch: ({ url }) => {
      calls.push(url.slice(base.length));
      return Promise.reject(new Error('Nothing is sent.'));
    },
    token: () => null,
    clock: systemClock,
    readTries: 1,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const names = patterns[name].match(/(?<=:)\w+/g) ?? [];
  const params = Object.fromEntries(names.map((one) => [one, `~${one}~`]));
  // Of its own, since one cache would send the same call once.
  const cache = new QueryClient();
  await Promise.all(firstReads[name]?.({ cache, api, params }) ?? []);
  return calls;
}
