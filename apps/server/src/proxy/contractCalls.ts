import { calls } from './__generated__/calls.ts';

interface ContractPath {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

const paths: readonly ContractPath[] = Object.entries(
  Object.groupBy(calls, (call) => call.slice(call.indexOf(' ') + 1)),
).map(([path, ofPath = []]) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`),
  methods: ofPath.map((call) => call.slice(0, call.indexOf(' '))),
}));

/**
 * Status that refuses a call outside of the contract, so that nothing else of an upstream is reachable through the
 * proxy; null for a call of the contract.
 */
export function refusalStatus(method: string, pathname: string): 404 | 405 | null {
  const path = paths.find(({ pattern }) => pattern.test(pathname));
  if (path === undefined) return 404;
  // HEAD is a GET without its body.
  return path.methods.includes(method === 'HEAD' ? 'GET' : method) ? null : 405;
}

/**
 * True if servers may disagree about where the path leads, because it contains encoded slashes or dots, path
 * parameters (`..;`) or backslashes.
 */
export function isAmbiguousPath(pathname: string): boolean {
  return /%2f|%5c|%2e|%00|;|\\/i.test(pathname);
}
