import {
  checkPhoto,
  checkVerification,
  type IdKind,
  type PhotoFacts,
  type Problem,
  type Status,
} from '@corro/domain';
import { assertEvent, assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, noErrors, type Outcome, type Refused } from '../outcome.ts';

export type PhotoSide = 'front' | 'back';

/** Status of the verification as the upstream reports it (spec §4). */
export type VerificationStatus = Status<'none' | 'pending' | 'approved' | 'rejected'>;

/** Identifies a chosen photo. The page holds the file. */
export interface PhotoHandle {
  readonly side: PhotoSide;
  /** Differs for each choice of a file. */
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
  /** Key of the latest choice; null without a photo. */
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
  /** Clears the problems of an edited field, and the error of the last call. */
  | { readonly type: 'EDIT'; readonly field: 'name' | 'idNumber' }
  /**
   * Sends the form, or reports its problems; ignored while a photo is being prepared or uploaded.
   */
  | { readonly type: 'SUBMIT'; readonly form: VerificationForm }
  /** Starts an empty form after a rejection. */
  | { readonly type: 'START_AGAIN' }
  /** The upstream reports another status. */
  | { readonly type: 'STATUS'; readonly status: VerificationStatus };

export const noPhoto: PhotoContext = {
  key: null,
  percent: 0,
  url: null,
  problem: null,
  refusal: null,
  failure: null,
};

function photoWith(
  context: RealNameContext,
  side: PhotoSide,
  change: Partial<PhotoContext>,
): Partial<RealNameContext> {
  const photo = { ...context[side], ...change };
  return side === 'front' ? { front: photo } : { back: photo };
}

/** True while a chosen photo is being prepared or uploaded. */
export function isSending({ front, back }: RealNameContext): boolean {
  return [front, back].some(
    ({ key, url, refusal, failure }) =>
      key !== null && url === null && refusal === null && failure === null,
  );
}

function problemsOf({ front, back }: RealNameContext, form: VerificationForm): Problem[] {
  const { name, idNumber } = form;
  return checkVerification({
    name,
    idNumber,
    hasFrontPhoto: front.url !== null,
    hasBackPhoto: back.url !== null,
  });
}

export function statusWord(
  status: VerificationStatus,
): 'none' | 'pending' | 'approved' | 'rejected' | 'unknown' {
  return typeof status === 'string' ? status : 'unknown';
}

interface OfSide {
  readonly side: PhotoSide;
}

/**
 * The effects of the verification, supplied by `provide`:
 * - `preparePhoto`: shrinks a photo above the limit, if possible, and returns type and size of the
 *   file to upload;
 * - `uploadPhoto`: one call; returns the photo's address; aborted when another file is chosen;
 * - `submit`: one call; an Outcome without a value; not aborted when the screen is left;
 * - `verificationChanged`: reads the verification again;
 * - `reportDefect`: reports an effect that rejected.
 */
export const realNameSetup = setup({
  types: {} as {
    context: RealNameContext;
    events: RealNameEvent;
    input: { readonly status: VerificationStatus };
  },
  actors: {
    preparePhoto: namedActor<PhotoFacts, PhotoHandle>('preparePhoto'),
    uploadPhoto: namedActor<Outcome<{ url: string }>, PhotoUpload>('uploadPhoto'),
    submit: namedActor<Outcome<null>, VerificationToSend>('submit'),
  },
  actions: {
    verificationChanged: namedAction('verificationChanged'),
    reportDefect: rethrowDefect,
    choose: assign(({ context, event }) => {
      assertEvent(event, 'CHOOSE');
      return {
        ...photoWith(context, event.side, { ...noPhoto, key: event.key }),
        problems: context.problems.filter(({ field }) => field !== event.side),
      };
    }),
    /** Reports an invalid file and keeps the previous photo. */
    decline: assign(({ context, event }) => {
      assertEvent(event, 'CHOOSE');
      return photoWith(context, event.side, { problem: problemOf(event.facts) });
    }),
    /** Reports an invalid file that has replaced the previous photo. */
    drop: assign(({ context }, { side, facts }: OfSide & { facts: PhotoFacts }) =>
      photoWith(context, side, { ...noPhoto, problem: problemOf(facts) }),
    ),
    begin: assign(({ context }, { side }: OfSide) =>
      photoWith(context, side, { percent: 0, problem: null, refusal: null, failure: null }),
    ),
    progress: assign(({ context, event }) => {
      assertEvent(event, 'PROGRESS');
      return photoWith(context, event.side, { percent: event.percent });
    }),
    keepUrl: assign(({ context }, { side, url }: OfSide & { url: string }) =>
      photoWith(context, side, { url, percent: 100 }),
    ),
    takePhotoError: assign(
      ({ context }, { side, outcome }: OfSide & { outcome: Outcome<unknown> }) =>
        photoWith(context, side, errorOf(outcome)),
    ),
    takeFormError: assign((_, { outcome }: { outcome: Outcome<unknown> }) => errorOf(outcome)),
    reset: assign({ ...noErrors, front: noPhoto, back: noPhoto }),
    clearProblem: assign(({ context, event }) => {
      assertEvent(event, 'EDIT');
      const problems = context.problems.filter(({ field }) => field !== event.field);
      return { ...noErrors, problems };
    }),
    checkForm: assign(({ context, event }) => {
      assertEvent(event, 'SUBMIT');
      return { ...noErrors, problems: problemsOf(context, event.form) };
    }),
    setStatus: assign((_, { status }: { status: VerificationStatus }) => ({ status })),
  },
  guards: {
    isOf: ({ event }, { side }: OfSide) => 'side' in event && event.side === side,
    isImageOf: ({ event }, { side }: OfSide) =>
      event.type === 'CHOOSE' &&
      event.side === side &&
      // Large photos are shrunk later, so only the type counts here.
      checkPhoto({ ...event.facts, bytes: 0 }).length === 0,
    isOfCurrent: ({ context, event }, { side }: OfSide) =>
      event.type === 'PROGRESS' && event.side === side && event.key === context[side].key,
    isAccepted: (_, { facts }: { facts: PhotoFacts }) => checkPhoto(facts).length === 0,
    isComplete: ({ context }, { form }: { form: VerificationForm }) =>
      problemsOf(context, form).length === 0,
    isSending: ({ context }) => isSending(context),
    isAt: ({ context }, { word }: { word: string }) => statusWord(context.status) === word,
    isChanged: ({ context }, { status }: { status: VerificationStatus }) =>
      statusWord(status) !== statusWord(context.status),
  },
});

function problemOf(facts: PhotoFacts): Problem | null {
  return checkPhoto(facts)[0] ?? null;
}
