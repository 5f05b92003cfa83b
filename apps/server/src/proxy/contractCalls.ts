import { calls } from './__generated__/calls.ts';

/** Methods of each path, such as `/api/files/{id}`. */
const methodsByPath = new Map<string, readonly string[]>();
for (const call of calls) {
  const [method = '', path = ''] = call.split(' ');
  methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
}

/** Paths with a parameter. */
const patterns = [...methodsByPath]
  .filter(([path]) => path.includes('{'))
  .map(([path, methods]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`),
    methods,
  }));

/**
 * Returns the status that refuses a call outside of the contract; null for a call of the contract.
 * So besides pictures, nothing else of an upstream can be reached through this server.
 */
export function refusalStatus(method: string, pathname: string): 404 | 405 | null {
  const methods =
    methodsByPath.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.methods;
  if (methods === undefined) return 404;
  // A HEAD request is allowed where GET is.
  return methods.includes(method === 'HEAD' ? 'GET' : method) ? null : 405;
}

/**
 * True for a path that servers may resolve differently, because it contains encoded slashes, dots
 * or NULs, path parameters (`..;`) or backslashes.
 */
export function isAmbiguousPath(pathname: string): boolean {
  return /%2f|%5c|%2e|%00|;|\\/i.test(pathname);
}
