/** Longer paths than the contract has are cut. */
const mostSegments = 8;

/**
 * A path without what may be an id, a number or a secret, for calls of which nothing but the path is known: what is
 * not a short word in lower case becomes `:id`.
 */
export function routePattern(pathname: string): string {
  const segments = pathname.split('/').slice(0, mostSegments + 1);
  return segments
    .map((segment) => (/^(?:|v\d|[a-z][a-z_-]{0,19})$/.test(segment) ? segment : ':id'))
    .join('/');
}
