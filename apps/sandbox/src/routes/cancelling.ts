import { requestKinds } from '@corro/domain';
import { z } from 'zod';
import { cancelRequest } from '../rules/cancelling.ts';
import { orderNumber } from './input.ts';
import { keyed, type Route } from './route.ts';

/** Cancelling what is pending. */
export const cancelRoutes: readonly Route[] = [
  keyed(
    '/stock/success/v2/cancel',
    z.object({ kind: z.enum(requestKinds), no: orderNumber }),
    ({ kind, no }, { context, session, keyed: given }) =>
      cancelRequest(context, session.customerId, { kind, number: no }, given),
  ),
];
