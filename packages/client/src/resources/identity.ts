import { type IdKind, idKindOf } from '@corro/domain';
import { type Schemas, fields } from '../wire/fields.ts';
import { optionalText, status } from '../wire/text.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

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

/** How far the verification is, and of what. */
export type Verification = {
  /** As it came; the domain's `verificationStatus` says what it means. */
  status: string | number | null;
  /** The name that is verified; null where none was handed in. */
  realName: string | null;
  /** Of the document; null where none was handed in. */
  idNumber: string | null;
  /** Null, too, for one that Corro does not know. */
  idKind: IdKind | null;
  /** Address, to be read with `files.image`; null where none was handed in. */
  frontPhoto: string | null;
  /** Address, to be read with `files.image`; null where none was handed in. */
  backPhoto: string | null;
};

const none: Verification = {
  status: null,
  realName: null,
  idNumber: null,
  idKind: null,
  frontPhoto: null,
  backPhoto: null,
};

export type IdentityCalls = ReturnType<typeof createIdentityCalls>;

export function createIdentityCalls({ read, write }: Transport) {
  return {
    /**
     * Submits the name for verification. Refusals: `already-verified` (approved or under review),
     * `invalid-verification`, `not-found` (a photo), or a sentence.
     */
    async submit(request: VerificationRequest, options?: CallOptions): Promise<void> {
      const body = {
        real_name: request.realName,
        id_number: request.idNumber,
        id_number_img: request.frontPhoto,
        id_number_img_two: request.backPhoto,
        id_type: request.idKind,
      };
      await write(
        (wire, init) => wire.POST('/stock/success/autonomy/add', { body, ...init }),
        options,
      );
    },

    /** How far the verification is. One that was never submitted has nothing but a status of none. */
    async state(options?: CallOptions): Promise<Verification> {
      const data = await read(
        (wire, init) => wire.GET('/stock/success/autonomy/state', init),
        options,
      );
      return data === null ? none : toVerification(data);
    },
  };
}

function toVerification(data: unknown): Verification {
  const raw = fields<Schemas['Verification']>(data, 'verification');
  return {
    status: status(raw.status),
    realName: optionalText(raw.real_name),
    idNumber: optionalText(raw.id_number),
    idKind: idKindOf(optionalText(raw.id_type)),
    frontPhoto: optionalText(raw.id_number_img),
    backPhoto: optionalText(raw.id_number_img_two),
  };
}
