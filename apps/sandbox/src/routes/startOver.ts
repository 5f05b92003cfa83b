import { startOver } from '../rules/startOver.ts';
import { keyed, nothing, type Route } from './route.ts';

/** Setting the account back to its first day. */
export const startOverRoutes: readonly Route[] = [
  keyed('/stock/success/v2/start-over', nothing, (_nothing, { context, session, keyed: given }) =>
    startOver(context, session.customerId, given),
  ),
];
