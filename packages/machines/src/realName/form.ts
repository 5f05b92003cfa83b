import { isDone, isRefused, type Outcome } from '../outcome.ts';
import type { RealNameContext, RealNameEvent, VerificationForm } from './types.ts';

interface Moment {
  readonly context: RealNameContext;
  readonly event: RealNameEvent;
}

interface Asked {
  readonly event: { readonly form: VerificationForm };
}

interface Answered {
  readonly event: { readonly output: Outcome<null> };
}

interface Rejected {
  readonly event: { readonly error: unknown };
}

const lost = { kind: 'failed', failure: 'protocol' } as const;

const takeError = [
  { type: 'formTrouble', params: ({ event }: Answered) => ({ outcome: event.output }) },
  'verificationChanged',
] as const;

/**
 * The form and its one call. Every outcome reads the verification again, because a lost call may
 * have arrived.
 */
export const form = {
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
            guard: { type: 'isComplete', params: ({ event }: Asked) => event },
            target: 'submitting',
            actions: 'ask',
          },
          { target: '.editing', actions: 'ask' },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context: { front, back }, event }: Moment) => {
          if (event.type !== 'SUBMIT') throw new TypeError(`Not to be sent by ${event.type}`);
          return { ...event.form, frontUrl: front.url ?? '', backUrl: back.url ?? '' };
        },
        onDone: [
          {
            guard: ({ event }: Answered) => isDone(event.output),
            target: '#realName.pending',
            actions: [{ type: 'noteStatus', params: { status: 'pending' } }, 'verificationChanged'],
          },
          {
            guard: ({ event }: Answered) => isRefused(event.output),
            target: 'ready.refused',
            actions: takeError,
          },
          { target: 'ready.failed', actions: takeError },
        ],
        onError: {
          target: 'ready.failed',
          actions: [
            { type: 'formTrouble', params: { outcome: lost } },
            'verificationChanged',
            { type: 'reportDefect', params: ({ event }: Rejected) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
} as const;
