import { idKinds } from '@corro/domain';
import { type Entity, at, entity } from './codec.ts';
import { status, optionalOneOf } from './status.ts';
import { optionalText } from './text.ts';

export const verification = entity('Verification', {
  /** How far it is (spec §4); that 3 means rejected is assumed. */
  status: at('status', status({ none: 0, pending: 1, approved: 2, rejected: 3 }, 'none')),
  /** The name that is verified; null where none was handed in. */
  realName: at('real_name', optionalText),
  /** Of the document; null where none was handed in. */
  idNumber: at('id_number', optionalText),
  /** Null, too, for one that Corro does not know. */
  idKind: at('id_type', optionalOneOf(...idKinds)),
  /** Address, to be read with `readImage`; null where none was handed in. */
  frontPhoto: at('id_number_img', optionalText),
  /** Address, to be read with `readImage`; null where none was handed in. */
  backPhoto: at('id_number_img_two', optionalText),
});

/** How far the verification is, and of what. */
export interface Verification extends Entity<typeof verification> {}
