import type { IdKind } from '@corro/domain';
import type { PhotoSide } from '@corro/machines';

/** What a photo is of: a passport has no back. */
export function sideId(side: PhotoSide, kind: IdKind | null) {
  return kind === 'passport'
    ? (`identity.${side}.passport` as const)
    : (`identity.${side}` as const);
}
