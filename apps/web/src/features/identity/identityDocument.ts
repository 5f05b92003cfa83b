import type { IdKind } from '@corro/domain';
import type { PhotoSide } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';

/** What an identity document is called. */
export const identityKind = defineMessages({
  driver: { id: 'identity.kind.driver' },
  idCard: { id: 'identity.kind.idCard' },
  other: { id: 'identity.kind.other' },
  passport: { id: 'identity.kind.passport' },
});

const sides = defineMessages({
  front: { id: 'identity.front' },
  back: { id: 'identity.back' },
});

const sidesOfPassport = defineMessages({
  front: { id: 'identity.front.passport' },
  back: { id: 'identity.back.passport' },
});

/** What its place shows until it is there. */
export function sideSketch(side: PhotoSide, kind: IdKind): 'face' | 'back' | 'cover' {
  if (side === 'front') return 'face';
  return kind === 'passport' ? 'cover' : 'back';
}

/** What a photo is of: a passport has no back. */
export function sideText(side: PhotoSide, kind: IdKind | null): MessageDescriptor {
  return (kind === 'passport' ? sidesOfPassport : sides)[side];
}
