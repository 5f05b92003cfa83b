import { no } from '../rules/answer.ts';
import { closed, nothing, type Route } from './route.ts';

const calls: readonly (readonly [method: Route['method'], path: string])[] = [];

/** Calls of the contract that the sandbox refuses with `not-built`. */
export const notBuiltRoutes: readonly Route[] = calls.map(([method, path]) =>
  closed(method, path, nothing, async () => no('not-built')),
);
