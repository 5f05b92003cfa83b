import type { RouteStart } from '../src/start/firstCalls.ts';
import { hasPage, plainSearches } from './pages.ts';

/** What the server puts into the page of a customer's address. */
interface Place {
  /** Pattern of the address, as the app's routes have it. */
  readonly path: string;
  /** Addresses of the scripts of the screen, besides those of every page. */
  readonly scripts: readonly string[];
  /** By language, the address of the script with its sentences. */
  readonly messages: Readonly<Record<string, string>>;
  /** The calls that the screen begins with, see `src/start/firstCalls.ts`. */
  readonly calls: readonly string[];
  /** Its page; null for the one that all others share. */
  readonly page: string | null;
  /** A search with which the page is the same; with any other the address has none of its own. */
  readonly search: string;
}

/** The places by their routes, those with fewer parameters first: of two that match an address, the app shows that one. */
export function placesOf(
  routes: Readonly<Record<string, RouteStart>>,
  filesOf: (name: string) => Pick<Place, 'scripts' | 'messages'>,
): Place[] {
  const parameters = ({ path }: Place) => path.split('/:').length;
  return Object.entries(routes)
    .map(([name, start]) =>
      Object.assign(filesOf(name), {
        ...start,
        page: hasPage(start) ? name : null,
        search: plainSearches[name] ?? '',
      }),
    )
    .toSorted((one, other) => parameters(one) - parameters(other));
}

/** The sources of the screens by their routes, as the functions that fetch them name them. */
export function screenSources(
  routes: Readonly<Record<string, { readonly screen: () => unknown }>>,
): ReadonlyMap<string, string> {
  const sources = Object.entries(routes).map(([name, { screen }]) => {
    const [file] = /features\/[^'"]+/.exec(String(screen)) ?? [];
    if (file === undefined) throw new Error(`The route ${name} imports no screen.`);
    return [name, `src/${file}`] as const;
  });
  return new Map(sources);
}
