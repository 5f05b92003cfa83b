import type { IdKind, PhotoFacts, Problem, Status } from '@corro/domain';
import type { Failure, Refused } from '../outcome.ts';

export type PhotoSide = 'front' | 'back';

/** Status of the upstream (spec §4). */
export type VerificationStatus = Status<'none' | 'pending' | 'approved' | 'rejected'>;

/** Identifies a chosen photo. The page holds the file. */
export interface PhotoHandle {
  readonly side: PhotoSide;
  /** Unique per choice. */
  readonly key: string;
}

export interface PhotoUpload extends PhotoHandle {
  /** Receives the uploaded percentage. */
  readonly onProgress: (percent: number) => void;
}

/** Text fields of the form. The machine does not store them. */
export interface VerificationForm {
  readonly kind: IdKind;
  readonly name: string;
  readonly idNumber: string;
}

export interface VerificationToSend extends VerificationForm {
  /** Addresses returned by the uploads. */
  readonly frontUrl: string;
  readonly backUrl: string;
}

export interface PhotoContext {
  /** Latest choice. */
  readonly key: string | null;
  /** Uploaded percentage. */
  readonly percent: number;
  /** Address after the upload. */
  readonly url: string | null;
  /** Problem of the latest chosen file. */
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
  /** Chooses a file; anything but an image is rejected and the previous photo stays. */
  | ({ readonly type: 'CHOOSE'; readonly facts: PhotoFacts } & PhotoHandle)
  /** Reports the uploaded percentage. */
  | ({ readonly type: 'PROGRESS'; readonly percent: number } & PhotoHandle)
  /** Repeats a failed upload of one photo. */
  | { readonly type: 'RETRY'; readonly side: PhotoSide }
  /** Clears the problems of an edited field. */
  | { readonly type: 'EDIT'; readonly field: 'name' | 'idNumber' }
  /** Sends the form; ignored during an upload. */
  | { readonly type: 'SUBMIT'; readonly form: VerificationForm }
  /** Starts an empty form after a rejection. */
  | { readonly type: 'START_AGAIN' }
  /** The upstream reports another status. */
  | { readonly type: 'STATUS'; readonly status: VerificationStatus };
