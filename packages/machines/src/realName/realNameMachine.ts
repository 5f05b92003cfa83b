import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { type DoneArgs, reportDefect } from '../effects.ts';
import {
  brokenOutcome,
  type Failure,
  isDone,
  isRefused,
  noErrors,
  type Outcome,
  type Refused,
} from '../outcome.ts';
import { photo } from './photo.ts';
import {
  isSending,
  noPhoto,
  type PhotoContext,
  type PhotoSide,
  type RealNameContext,
  type RealNameEvent,
  realNameSetup,
  statusWord,
  type VerificationForm,
} from './realNameSetup.ts';

interface FormArgs {
  readonly context: RealNameContext;
  readonly event: RealNameEvent;
}

const takeError = [
  {
    type: 'takeFormError',
    params: ({ event }: DoneArgs<Outcome<null>>) => ({ outcome: event.output }),
  },
  'verificationChanged',
] as const;

/**
 * The form and its one call. After every outcome the verification is read again, because a failed
 * call may have arrived.
 */
const form = {
  initial: 'ready',
  states: {
    ready: {
      initial: 'editing',
      states: { editing: {}, refused: {}, failed: {} },
      on: {
        EDIT: { target: '.editing', actions: 'clearProblem' },
        SUBMIT: [
          { guard: 'isSending' },
          {
            guard: {
              type: 'isComplete',
              params: ({ event }: { event: { form: VerificationForm } }) => event,
            },
            target: 'submitting',
            actions: 'checkForm',
          },
          { target: '.editing', actions: 'checkForm' },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { front, back }, event }: FormArgs) => {
          if (event.type !== 'SUBMIT') throw new TypeError(`Not to be sent by ${event.type}`);
          return { ...event.form, frontUrl: front.url ?? '', backUrl: back.url ?? '' };
        },
        onDone: [
          {
            guard: ({ event }: DoneArgs<Outcome<null>>) => isDone(event.output),
            target: '#realName.pending',
            actions: [{ type: 'setStatus', params: { status: 'pending' } }, 'verificationChanged'],
          },
          {
            guard: ({ event }: DoneArgs<Outcome<null>>) => isRefused(event.output),
            target: 'ready.refused',
            actions: takeError,
          },
          { target: 'ready.failed', actions: takeError },
        ],
        onError: {
          target: 'ready.failed',
          actions: [
            { type: 'takeFormError', params: { outcome: brokenOutcome } },
            'verificationChanged',
            reportDefect,
          ],
        },
      },
    },
  },
} as const;

/**
 * Verifies the real name (spec §4): a form with two independent photos, then pending, approved or
 * rejected as the upstream decides. A rejection allows a new form. `realNameSetup` names the
 * effects.
 */
export const realNameMachine = realNameSetup.createMachine({
  id: 'realName',
  context: ({ input: { status } }) => ({ ...noErrors, status, front: noPhoto, back: noPhoto }),
  initial: 'deciding',
  on: {
    STATUS: {
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'setStatus', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isAt', params: { word: 'none' } }, target: 'none' },
        { guard: { type: 'isAt', params: { word: 'pending' } }, target: 'pending' },
        { guard: { type: 'isAt', params: { word: 'approved' } }, target: 'approved' },
        { guard: { type: 'isAt', params: { word: 'rejected' } }, target: 'rejected' },
        { target: 'unknown' },
      ],
    },
    none: {
      exit: 'reset',
      type: 'parallel',
      states: { front: photo('front'), back: photo('back'), form },
    },
    pending: {},
    approved: {},
    rejected: {
      on: {
        START_AGAIN: {
          target: 'none',
          actions: { type: 'setStatus', params: { status: 'none' } },
        },
      },
    },
    unknown: {},
  },
});

export type RealNameSnapshot = SnapshotFrom<typeof realNameMachine>;

export interface PhotoView {
  readonly phase: 'empty' | 'preparing' | 'uploading' | 'uploaded' | 'failed';
  /** Null without a photo. */
  readonly key: string | null;
  /** Uploaded percentage. */
  readonly percent: number;
  /** Shown as the message `problem.<code>`. */
  readonly problem: Problem | null;
  /** Shown as the message `hint.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** False after a refusal other than `busy` and `turned-away`: a retry would be refused again. */
  readonly canRetry: boolean;
}

export interface RealNameView {
  /** Read-only unless `none`. */
  readonly status: 'none' | 'pending' | 'approved' | 'rejected' | 'unknown';
  readonly photos: Readonly<Record<PhotoSide, PhotoView>>;
  /** Fields `name`, `idNumber`, `front` and `back`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome of the form's call. */
  readonly failure: Failure | null;
  readonly isBusy: boolean;
  /** A photo is being prepared or uploaded, so the form cannot be sent. */
  readonly waitsForPhotos: boolean;
}

export function realNameView(snapshot: RealNameSnapshot): RealNameView {
  const { context } = snapshot;
  const { status, front, back, problems, refusal, failure } = context;
  return {
    status: statusWord(status),
    photos: {
      front: photoView(front, phaseOf(snapshot, 'front')),
      back: photoView(back, phaseOf(snapshot, 'back')),
    },
    problems,
    refusal,
    failure,
    isBusy: snapshot.matches({ none: { form: 'submitting' } }),
    waitsForPhotos: isSending(context),
  };
}

function phaseOf({ value }: RealNameSnapshot, side: PhotoSide): PhotoView['phase'] {
  return typeof value === 'object' ? value.none[side] : 'empty';
}

function photoView(
  { key, percent, problem, refusal, failure }: PhotoContext,
  phase: PhotoView['phase'],
): PhotoView {
  const canRetry =
    phase === 'failed' &&
    (refusal === null || refusal.code === 'busy' || refusal.code === 'turned-away');
  return { phase, key, percent, problem, refusal, failure, canRetry };
}
