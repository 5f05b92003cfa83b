import { idKinds } from '@corro/domain';
import { type Entity, at, entity } from './codec.ts';
import { status, optionalOneOf } from './status.ts';
import { optionalText } from './text.ts';

export const verification = entity('Verification', {
  /** Status (spec §4); code 3 is an assumption. */
  status: at('status', status({ none: 0, pending: 1, approved: 2, rejected: 3 }, 'none')),
  realName: at('real_name', optionalText),
  idNumber: at('id_number', optionalText),
  /** Document type; null for an unknown one. */
  idKind: at('id_type', optionalOneOf(...idKinds)),
  frontPhoto: at('id_number_img', optionalText),
  backPhoto: at('id_number_img_two', optionalText),
});

/**
 * State of the verification. `realName`, `idNumber` and the photo addresses (`frontPhoto`,
 * `backPhoto`, read with `getImage`) are null before a submission.
 */
export interface Verification extends Entity<typeof verification> {}
