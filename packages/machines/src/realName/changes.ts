import { checkVerification, type Problem } from '@corro/domain';
import type {
  PhotoContext,
  PhotoSide,
  RealNameContext,
  VerificationForm,
  VerificationStatus,
} from './types.ts';

export const noPhoto: PhotoContext = {
  key: null,
  percent: 0,
  url: null,
  problem: null,
  refusal: null,
  failure: null,
};

export const noErrors = { problems: [], refusal: null, failure: null } as const;

export function photoWith(
  context: RealNameContext,
  side: PhotoSide,
  change: Partial<PhotoContext>,
): Partial<RealNameContext> {
  const photo = { ...context[side], ...change };
  return side === 'front' ? { front: photo } : { back: photo };
}

/** Checks for a photo upload in progress. */
export function isSending({ front, back }: RealNameContext): boolean {
  return [front, back].some(
    ({ key, url, refusal, failure }) =>
      key !== null && url === null && refusal === null && failure === null,
  );
}

export function problemsOf({ front, back }: RealNameContext, form: VerificationForm): Problem[] {
  const { name, idNumber } = form;
  return checkVerification({
    name,
    idNumber,
    hasFrontPhoto: front.url !== null,
    hasBackPhoto: back.url !== null,
  });
}

export function wordOf(
  status: VerificationStatus,
): 'none' | 'pending' | 'approved' | 'rejected' | 'unknown' {
  return typeof status === 'string' ? status : 'unknown';
}
