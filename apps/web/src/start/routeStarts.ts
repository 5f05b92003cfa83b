import {
  configQuery,
  createTransport,
  type Extension,
  extensions,
  systemClock,
} from '@corro/client';
import { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '../links.ts';
import { loaders } from '../routes/loaders.ts';
import { type AppRoute, routeNames, routes } from '../routes/index.ts';

/** Addresses of a route and the calls that its screen starts with there. */
export interface RouteStart {
  readonly name: RouteName;
  /** Pattern of the addresses. */
  readonly path: string;
  /**
   * Each is a path, with the body behind it for a POST. A call that needs an extension begins with
   * the extension and a colon. `~symbol~` stands for the parameter `:symbol`, and `~1.0.stock~` for
   * the member `stock` of the first row in the answer to the second call.
   */
  readonly calls: readonly string[];
  /** Source file of the screen, relative to the workspace. */
  readonly screen: string;
}

/** Parameters of an address; undefined for an optional one that the address lacks. */
type Params = Readonly<Record<string, string | undefined>>;

/** Parameters that change which calls the screen starts with. */
const ownStarts: Partial<Record<RouteName, readonly Params[]>> = {
  legal: [{ text: 'fees' }],
  rechargeRecords: [{ type: undefined }],
  stockTrading: [{ market: 'FOREX' }, { market: 'FUTURE' }, { market: 'CGI' }],
};

/**
 * Finds the first calls of each route by running its loader on a transport that sends nothing, and
 * answers with rows whose members say where they stand. A route has several starts if a parameter
 * changes its calls.
 */
export async function findRouteStarts(): Promise<readonly RouteStart[]> {
  const starts = await Promise.all(
    routeNames.map(async (name) => {
      const { path, screen: load }: AppRoute = routes[name];
      // The path of the screen exists only as text inside the route's `import()`, so it is read
      // from the source text of the function.
      const [file] = /features\/[^'"?]+/.exec(String(load)) ?? [];
      if (file === undefined) throw new Error(`The route ${name} imports no screen.`);
      return Promise.all(
        [...(ownStarts[name] ?? []), {}].map(async (params): Promise<RouteStart> => ({
          name,
          path: pathWith(path, params),
          calls: await callsOf(name, params),
          screen: `src/${file}`,
        })),
      );
    }),
  );
  return starts.flat();
}

/** Replaces parameters in the pattern of an address. */
function pathWith(path: string, params: Params): string {
  return path.replaceAll(/\/:(\w+)\??/g, (segment, name: string) => {
    if (!(name in params)) return segment;
    const value = params[name];
    return value === undefined ? '' : `/${value}`;
  });
}

/** Calls of every upstream, then those of an extension. */
async function callsOf(name: RouteName, params: Params): Promise<readonly string[]> {
  const callsWith = (announced: readonly Extension[]) => sentCalls(name, params, announced);
  const always = await callsWith([]);
  const announced = (await callsWith(extensions)).filter((call) => !always.includes(call));
  if (announced.length === 0) return always;
  const conditional = await Promise.all(
    extensions.map(async (extension) =>
      (await callsWith([extension]))
        .filter((call) => announced.includes(call))
        .map((call) => `${extension}:${call}`),
    ),
  );
  return [...always, ...conditional.flat()];
}

async function sentCalls(
  name: RouteName,
  given: Params,
  announced: readonly Extension[],
): Promise<string[]> {
  const calls: string[] = [];
  const base = 'http://build/api';
  const api = createTransport({
    baseUrl: base,
    async fetch(request) {
      const path = request.url.slice(base.length);
      const count = calls.push(path + (await request.text()));
      const data =
        path === '/v2/config'
          ? [{ tag: 'extensions', value: announced.join(',') }]
          : rowsOf(count - 1);
      return Response.json({ code: 200, data });
    },
    token: () => null,
    format: { firstPage: '1' },
    clock: systemClock,
    readTries: 1,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const names = routes[name].path.match(/(?<=:)\w+/g) ?? [];
  const params = { ...Object.fromEntries(names.map((one) => [one, `~${one}~`])), ...given };
  // A shared cache would drop a call that another route has sent.
  const cache = new QueryClient();
  await Promise.all([
    // Every address reads the config.
    cache.prefetchQuery(configQuery(api)),
    ...loaders[name]({ api, cache, params, search: new URLSearchParams(), isPage: true }),
  ]);
  return calls;
}

/** Members that identify an instrument in the rows of the calls. */
const members = ['stock', 'stock_code', 'market'] as const;

/** More rows than any loader reads ahead, and fewer than a page, so that no second page is read. */
const rowCount = 5;

/** Rows in the answer to a call. A row may also be a category with rows, or a favourite. */
function rowsOf(call: number): object[] {
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const marks = Object.fromEntries(members.map((name) => [name, `~${call}.${row}.${name}~`]));
    return { ...marks, stock_detail: marks };
  });
  return [{ ...rows[0], stocks: rows }, ...rows.slice(1)];
}
