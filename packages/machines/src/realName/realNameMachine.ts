import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome.ts';
import { isSending, noPhoto, noErrors, wordOf } from './changes.ts';
import { form } from './form.ts';
import { photo } from './photo.ts';
import { realNameSetup } from './realNameSetup.ts';
import type { PhotoContext, PhotoSide } from './types.ts';

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

export interface PhotoView {
  readonly phase: 'empty' | 'preparing' | 'uploading' | 'uploaded' | 'failed';
  /** Null without a photo. */
  readonly key: string | null;
  /** Uploaded percentage. */
  readonly percent: number;
  /** The sentence is `problem.<code>`. */
  readonly problem: Problem | null;
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** False after a refusal, which a retry would repeat. */
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
  readonly busy: boolean;
  /** The form cannot be sent during an upload. */
  readonly waitsForPhotos: boolean;
}

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
