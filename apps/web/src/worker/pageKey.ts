import { patterns } from '../links.ts';
import { signedOutRoutes } from '../signedOutLinks.ts';

/** Patterns with fewer parameters come first, as the router ranks them. */
const matchers = [...Object.keys(signedOutRoutes), ...Object.values(patterns)]
  .sort((a, b) => a.split('/:').length - b.split('/:').length)
  .map((path) => {
    const source = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
    return { key: path.replaceAll('?', ''), pattern: new RegExp(`^${source}/?$`, 'i') };
  });

/**
 * Query strings for which the server sends the route's own page; for any other it sends the shared
 * page.
 */
const ownSearches = new Set(['', '?type=buy']);

/**
 * Address under which the page of an address is stored. All addresses of a route share one, so that
 * the stored pages do not tell which shares the customer looked at. Null for an address whose page
 * comes from the server only.
 */
export function pageKey({ pathname, search, searchParams }: URL): string | null {
  // The server's device gate decides which page answers these parameters.
  if (searchParams.has('device') || searchParams.has('framed')) return null;
  const key = matchers.find(({ pattern }) => pattern.test(pathname))?.key;
  if (key === undefined) return null;
  return ownSearches.has(search) ? key : `${key}?shared`;
}
