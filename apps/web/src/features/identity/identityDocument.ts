import type { IdKind } from '@corro/domain';
import type { PhotoSide } from '@corro/machines';
import { defineMessages, type MessageDescriptor } from '@corro/messages';

export const idKindText = defineMessages({
  driver: { id: 'identity.kind.driver' },
  idCard: { id: 'identity.kind.idCard' },
  other: { id: 'identity.kind.other' },
  passport: { id: 'identity.kind.passport' },
});

const sides = defineMessages({
  front: { id: 'identity.front' },
  back: { id: 'identity.back' },
});

const passportSides = defineMessages({
  front: { id: 'identity.front.passport' },
  back: { id: 'identity.back.passport' },
});

export function sideSketch(side: PhotoSide, kind: IdKind): 'face' | 'back' | 'cover' {
  if (side === 'front') return 'face';
  return kind === 'passport' ? 'cover' : 'back';
}

/** The name of a photo. A passport has a cover instead of a back. */
export function sideText(side: PhotoSide, kind: IdKind | null): MessageDescriptor {
  return (kind === 'passport' ? passportSides : sides)[side];
}

const titles = defineMessages({
  front: { id: 'identity.step.front' },
  back: { id: 'identity.step.back' },
});

const passportTitles = defineMessages({
  front: { id: 'identity.step.front.passport' },
  back: { id: 'identity.step.back.passport' },
});

export function photoTitle(side: PhotoSide, kind: IdKind): MessageDescriptor {
  return (kind === 'passport' ? passportTitles : titles)[side];
}
