import type { IdKind } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Verification, verification } from '../codecs/identity.ts';
import { polling } from './polling.ts';

/** A verification of the real name. The photos are addresses returned by uploads. */
export type VerificationRequest = {
  /** Name as on the document. */
  realName: string;
  /** Document number. */
  idNumber: string;
  /** Document type. */
  idKind: IdKind;
  /** Address of the front photo. */
  frontPhoto: string;
  /** Address of the back photo. */
  backPhoto: string;
};

/**
 * Submits the verification.
 * Refusals: `already-verified` (approved or under review), `invalid-verification`, `not-found` (a
 * photo), or a sentence.
 */
export async function submitVerification(
  api: Transport,
  request: VerificationRequest,
  options?: CallOptions,
): Promise<void> {
  const body = {
    real_name: request.realName,
    id_number: request.idNumber,
    id_number_img: request.frontPhoto,
    id_number_img_two: request.backPhoto,
    id_type: request.idKind,
  };
  await api.write(
    (wire, init) => wire.POST('/stock/success/autonomy/add', { body, ...init }),
    options,
  );
}

/** Reads the verification; status `none` without a submission. */
export async function getVerification(
  api: Transport,
  options?: CallOptions,
): Promise<Verification> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/autonomy/state', init),
    options,
  );
  return verification.decode(data === null ? {} : data);
}

/** The verification, polled while it is under review. */
export function verificationQuery(api: Transport) {
  const reviewed = polling('verification');
  return queryOptions({
    queryKey: ['verification'],
    queryFn: ({ signal }) => getVerification(api, { signal }),
    ...reviewed,
    refetchInterval: (query) =>
      query.state.data?.status === 'pending' && reviewed.refetchInterval(query),
  });
}
