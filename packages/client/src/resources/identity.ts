import type { IdKind } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Verification, verification } from '../codecs/identity.ts';
import { polling } from '../queries/polling.ts';

/** What a customer's name is verified by. The photos are addresses that uploads have answered. */
export type VerificationRequest = {
  /** As it stands on the document. */
  realName: string;
  /** Of the document. */
  idNumber: string;
  /** Which document it is. */
  idKind: IdKind;
  /** Address of the photo of its front. */
  frontPhoto: string;
  /** Address of the photo of its back. */
  backPhoto: string;
};

/**
 * Submits the name for verification. Refusals: `already-verified` (approved or under review),
 * `invalid-verification`, `not-found` (a photo), or a sentence.
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

/** How far the verification is. One that was never submitted has nothing but a status of none. */
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

/** How far the verification is; read again and again only while it is under review. */
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
