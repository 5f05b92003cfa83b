import {
  dropJob,
  fromCents,
  holdOpenBook,
  ipoApplicationNumbered,
  post,
  settleIpoApplication,
} from '../../store/index.ts';
import { no, ok } from '../answer.ts';
import type { CancelHandler } from '../ruleContext.ts';
import { ipoApplicationStatus } from './offerings.ts';

/**
 * Returns the held money and takes the application out of the allotment. Not possible after the
 * offering has closed: the allotment counts all applications.
 */
export const cancelApplication: CancelHandler = async (trx, { customerId, number, at }) => {
  const application = await ipoApplicationNumbered(trx, customerId, number);
  if (application === undefined) return no('not-found');
  const { pending, cancelled } = ipoApplicationStatus;
  const { status, ipo_id: ipoId, held, closes_at: closesAt } = application;
  if (status === cancelled) return no('already-cancelled');
  const isOpen = status === pending && BigInt(at) < closesAt;
  if (!isOpen || !(await holdOpenBook(trx, ipoId))) return no('too-late-to-cancel');
  await post(trx, {
    customerId,
    reason: 'ipo-cancel',
    orderNumber: number,
    at,
    amounts: { cash: held, held: -held },
  });
  await settleIpoApplication(trx, application, {
    status: cancelled,
    returned: held,
    ended_at: BigInt(at),
  });
  await dropJob(trx, { customerId, kind: 'ipo-allotment', subject: ipoId });
  return ok({ no: number, returned: fromCents(held) });
};
