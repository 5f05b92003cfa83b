import type { IdKind } from '@corro/domain';
import {
  addJob,
  addVerification,
  holdPhotos,
  markPhotosUsed,
  setVerificationStatus,
  verificationOf,
  type Trx,
} from '../../store/index.ts';
import { no, ok, type Answer } from '../answer.ts';
import type { JobHandler } from '../jobs/handler.ts';
import type { RuleContext } from '../ruleContext.ts';
import { photoIdOf } from './photos.ts';

/** As the wire has them (spec §3). */
const status = { pending: 1, approved: 2 } as const;

/** How long the review takes. */
const reviewMs = 60_000;

/** What a customer asks to be verified. The photos are addresses that uploads have answered. */
export interface AskedVerification {
  realName: string;
  idNumber: string;
  idKind: IdKind | null;
  frontPhoto: string;
  backPhoto: string;
}

/** Puts a name under review, unless one is already or has been approved. */
export function submitVerification(
  { store, clock }: RuleContext,
  customerId: string,
  asked: AskedVerification,
): Promise<Answer> {
  return store.transaction(async (trx) => {
    if ((await verificationOf(trx, customerId)) !== null) return no('already-verified');
    const front = photoIdOf(asked.frontPhoto);
    const back = photoIdOf(asked.backPhoto);
    if (front === null || back === null) return no('not-found');
    return review(trx, { customerId, asked, front, back, at: clock.now() });
  });
}

interface Submitted {
  customerId: string;
  asked: AskedVerification;
  front: string;
  back: string;
  at: number;
}

async function review(trx: Trx, submitted: Submitted): Promise<Answer> {
  const { customerId, asked, front, back, at } = submitted;
  const photos = new Set([front, back]);
  if (!(await holdPhotos(trx, customerId, photos))) return no('not-found');
  const isFirst = await addVerification(trx, {
    customer_id: customerId,
    status: status.pending,
    real_name: asked.realName,
    id_number: asked.idNumber,
    id_kind: asked.idKind,
    front_photo: front,
    back_photo: back,
    created_at: BigInt(at),
  });
  if (!isFirst) return no('already-verified');
  await markPhotosUsed(trx, customerId, photos);
  await addJob(trx, {
    customerId,
    kind: 'verification-decision',
    subject: 'real-name',
    dueAt: at + reviewMs,
  });
  return ok();
}

/** The review ends: in play every name is approved. */
export const decideVerification: JobHandler = (trx, { customerId }) =>
  setVerificationStatus(trx, customerId, status.approved);
