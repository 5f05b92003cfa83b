import type { IdKind } from '@corro/domain';
import {
  addJob,
  addNotice,
  addVerification,
  lockPhotos,
  markPhotos,
  replaceVerification,
  setVerificationStatus,
  verificationOf,
  type Trx,
  type VerificationRow,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import { isRejectedOnRequest } from '../playRule.ts';
import type { JobHandler, RuleContext } from '../ruleContext.ts';
import { photoIdOf } from './photos.ts';

/** Codes of the contract (spec §3). */
const status = { pending: 1, approved: 2, rejected: 3 } as const;

const reviewMs = 60_000;

/** Photos are addresses returned by uploads. */
export interface VerificationRequest {
  realName: string;
  idNumber: string;
  idKind: IdKind | null;
  frontPhoto: string;
  backPhoto: string;
}

/**
 * Submits an identity for review, unless one is pending or approved. It replaces a rejected one.
 */
export function submitVerification(
  { store, clock }: RuleContext,
  customerId: string,
  request: VerificationRequest,
): Promise<Answer> {
  return store.transaction(async (trx) => {
    const earlier = await verificationOf(trx, customerId);
    if (earlier !== null && earlier.status !== status.rejected) return no('already-verified');
    const front = photoIdOf(request.frontPhoto);
    const back = photoIdOf(request.backPhoto);
    if (front === null || back === null) return no('not-found');
    return review(trx, { customerId, request, front, back, earlier, at: clock.now() });
  });
}

interface Submitted {
  customerId: string;
  request: VerificationRequest;
  front: string;
  back: string;
  /** The rejected verification to replace. */
  earlier: VerificationRow | null;
  at: number;
}

async function review(trx: Trx, submitted: Submitted): Promise<Answer> {
  const { customerId, request, front, back, earlier, at } = submitted;
  const photos = new Set([front, back]);
  if (!(await lockPhotos(trx, customerId, photos))) return no('not-found');
  const row = {
    customer_id: customerId,
    status: status.pending,
    real_name: request.realName,
    id_number: request.idNumber,
    id_kind: request.idKind,
    front_photo: front,
    back_photo: back,
    created_at: BigInt(at),
  };
  const isAdded =
    earlier === null
      ? await addVerification(trx, row)
      : await replaceVerification(trx, row, status.rejected);
  if (!isAdded) return no('already-verified');
  if (earlier !== null) {
    await markPhotos(trx, customerId, new Set([earlier.front_photo, earlier.back_photo]), false);
  }
  await markPhotos(trx, customerId, photos, true);
  await addJob(trx, {
    customerId,
    kind: 'verification-decision',
    subject: 'real-name',
    dueAt: at + reviewMs,
  });
  return ok();
}

/** Approves or rejects a verification by the rule in `playRule.ts`. */
export const decideVerification: JobHandler = async (trx, { customerId, dueAt }) => {
  const row = await verificationOf(trx, customerId);
  const isRejected = row !== null && isRejectedOnRequest(row.id_number);
  await setVerificationStatus(trx, customerId, isRejected ? status.rejected : status.approved);
  await addNotice(trx, {
    customerId,
    kind: isRejected ? 'identity-rejected' : 'identity-approved',
    // The subject is the time, because an identity can be reviewed more than once.
    subject: String(dueAt),
    at: dueAt,
  });
};
