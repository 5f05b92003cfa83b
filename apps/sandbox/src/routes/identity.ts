import { idKinds } from '@corro/domain';
import { z } from 'zod';
import { no, ok } from '../rules/answer.ts';
import { asPhotoId, keepPhoto, photoAddress } from '../rules/identity/photos.ts';
import { submitVerification } from '../rules/identity/verification.ts';
import { photoOf, verificationOf, type VerificationRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { signedInRoute, uploadRoute, Picture, type Route } from '../http/route.ts';

const invalid = 'invalid-verification';
const filled = (longest: number) => z.string(invalid).trim().min(1, invalid).max(longest, invalid);

const verification = z.object({
  real_name: filled(120),
  id_number: filled(64),
  id_number_img: filled(200),
  id_number_img_two: filled(200),
  id_type: z.enum(idKinds, invalid).nullable().default(null),
});

/** Formats the contract's schema `Verification`. */
function verificationRow(row: VerificationRow) {
  return {
    status: row.status,
    real_name: row.real_name,
    id_number: row.id_number,
    id_number_img: photoAddress(row.front_photo),
    id_number_img_two: photoAddress(row.back_photo),
    id_type: row.id_kind,
  };
}

export const identityRoutes: readonly Route[] = [
  uploadRoute(calls.upload, ({ file }, { context, session }) =>
    keepPhoto(context, session.customerId, file),
  ),
  signedInRoute(calls.image, async ({ id }, { context, session }) => {
    const photoId = asPhotoId(id);
    const jpeg =
      photoId === null ? null : await photoOf(context.store.db, session.customerId, photoId);
    return jpeg === null ? no('not-found') : new Picture(jpeg, 'image/jpeg', 'photo.jpg');
  }),
  signedInRoute(
    { ...calls.submitVerification, input: verification },
    (input, { context, session }) =>
      submitVerification(context, session.customerId, {
        realName: input.real_name,
        idNumber: input.id_number,
        idKind: input.id_type,
        frontPhoto: input.id_number_img,
        backPhoto: input.id_number_img_two,
      }),
  ),
  signedInRoute(calls.verification, async (_, { context, session }) => {
    const row = await verificationOf(context.store.db, session.customerId);
    return ok(row === null ? null : verificationRow(row));
  }),
];
