import type { IdKind, PhotoFacts, Problem, Status } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

export type PhotoSide = 'front' | 'back';

/** How far the verification is, as the upstream says it (spec §4). */
export type VerificationStatus = Status<'none' | 'pending' | 'approved' | 'rejected'>;

/** Names a chosen photo. The file itself stays with the page and never comes in here. */
export interface PhotoHandle {
  readonly side: PhotoSide;
  /** New with every choice. */
  readonly key: string;
}

/** What `uploadPhoto` is given. */
export interface PhotoUpload extends PhotoHandle {
  /** To be told how much has gone: 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** What is typed and chosen beside the photos. The number is the customer's: it is never held. */
export interface VerificationForm {
  readonly kind: IdKind;
  readonly name: string;
  readonly idNumber: string;
}

/** What `submit` is given. */
export interface VerificationToSend extends VerificationForm {
  /** Addresses of the photos, as their uploads answered. */
  readonly frontUrl: string;
  readonly backUrl: string;
}

export interface PhotoContext {
  /** Of the photo chosen last; null before. */
  readonly key: string | null;
  /** How much of it has gone, 0 to 100. */
  readonly percent: number;
  /** Its address, once the upstream has it. */
  readonly url: string | null;
  /** Why the file chosen last is not taken. */
  readonly problem: Problem | null;
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export interface RealNameContext {
  readonly status: VerificationStatus;
  readonly front: PhotoContext;
  readonly back: PhotoContext;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export type RealNameEvent =
  /** A file was chosen; if it is not an image it is refused, and the previous one stays. */
  | ({ readonly type: 'CHOOSE'; readonly facts: PhotoFacts } & PhotoHandle)
  /** So much of a photo has gone, 0 to 100. */
  | ({ readonly type: 'PROGRESS'; readonly percent: number } & PhotoHandle)
  /** Sends a photo again whose upload failed, without the other. */
  | { readonly type: 'RETRY'; readonly side: PhotoSide }
  /** A field was edited: its problems are cleared. */
  | { readonly type: 'EDIT'; readonly field: 'name' | 'idNumber' }
  /** Sends the form, also once more after a failure; waits for photos that are on their way. */
  | { readonly type: 'SUBMIT'; readonly form: VerificationForm }
  /** After a rejection: to an empty form. */
  | { readonly type: 'START_AGAIN' }
  /** The upstream's word has changed. */
  | { readonly type: 'STATUS'; readonly status: VerificationStatus };
