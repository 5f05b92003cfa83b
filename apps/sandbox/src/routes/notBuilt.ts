import { no } from '../rules/answer.ts';
import { closed, nothing, type Route } from './route.ts';

const calls: readonly (readonly [method: Route['method'], path: string])[] = [
  ['POST', '/stock/success/upload'],
  ['POST', '/stock/success/autonomy/add'],
  ['GET', '/stock/success/autonomy/state'],
  ['GET', '/stock/success/bank/list'],
  ['POST', '/stock/success/bank/add'],
  ['POST', '/stock/success/bank/edit'],
  ['POST', '/stock/success/v2/recharge/add'],
  ['GET', '/stock/success/property/list'],
  ['GET', '/stock/success/property/withdraw'],
  ['POST', '/stock/success/money/access'],
  ['GET', '/stock/success/loans/data'],
  ['POST', '/stock/success/loans/add'],
  ['GET', '/stock/success/loans/list'],
];

/** Calls of the contract that the sandbox refuses with `not-built`. */
export const notBuiltRoutes: readonly Route[] = calls.map(([method, path]) =>
  closed(method, path, nothing, async () => no('not-built')),
);
