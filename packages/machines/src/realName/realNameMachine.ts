import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome.ts';
import { isSending, noPhoto, noErrors, wordOf } from './changes.ts';
import { form } from './form.ts';
import { photo } from './photo.ts';
import { realNameSetup } from './realNameSetup.ts';
import type { PhotoContext, PhotoSide } from './types.ts';

/**
 * Verifying the real name (spec §4): none, with two photos that go their own ways beside the form;
 * then pending, then approved or rejected, as the upstream says. After a rejection the form can be filled in again.
 * Its effects are named in `realNameSetup`.
 */
export const realNameMachine = realNameSetup.createMachine({
  id: 'realName',
  context: ({ input: { status } }) => ({ ...noErrors, status, front: noPhoto, back: noPhoto }),
  initial: 'deciding',
  on: {
    STATUS: {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'noteStatus', params: ({ event }) => event },
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
          actions: { type: 'noteStatus', params: { status: 'none' } },
        },
      },
    },
    unknown: {},
  },
});

export type RealNameSnapshot = SnapshotFrom<typeof realNameMachine>;

/** What a screen shows of one photo and may offer. */
export interface PhotoView {
  readonly phase: 'empty' | 'preparing' | 'uploading' | 'uploaded' | 'failed';
  /** Of the photo that is there; null where none is. */
  readonly key: string | null;
  /** How much of it has gone, 0 to 100. */
  readonly percent: number;
  /** The sentence is `problem.<code>`. */
  readonly problem: Problem | null;
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** Sending the same photo again may help; what the upstream refuses it refuses again. */
  readonly canRetry: boolean;
}

/** What a screen shows of verifying the real name and may offer. */
export interface RealNameView {
  /** Read-only unless `none`. */
  readonly status: 'none' | 'pending' | 'approved' | 'rejected' | 'unknown';
  readonly photos: Readonly<Record<PhotoSide, PhotoView>>;
  /** Fields `name`, `idNumber`, `front` and `back`. */
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why it is not known whether the form was received. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** A photo is on its way: the form cannot be sent before it has arrived. */
  readonly waitsForPhotos: boolean;
}

/** What a screen shows of verifying the real name and may offer. */
export function realNameView(snapshot: RealNameSnapshot): RealNameView {
  const { context } = snapshot;
  const { status, front, back, problems, refusal, failure } = context;
  return {
    status: wordOf(status),
    photos: {
      front: photoView(front, phaseOf(snapshot, 'front')),
      back: photoView(back, phaseOf(snapshot, 'back')),
    },
    problems,
    refusal,
    failure,
    busy: snapshot.matches({ none: { form: 'submitting' } }),
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
  const canRetry = phase === 'failed' && (refusal === null || refusal.code === 'busy');
  return { phase, key, percent, problem, refusal, failure, canRetry };
}
