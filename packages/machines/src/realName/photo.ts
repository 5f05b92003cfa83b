import type { PhotoFacts } from '@corro/domain';
import { type DoneArgs, reportDefect } from '../effects.ts';
import { brokenOutcome, isDone, type Outcome, valueOf } from '../outcome.ts';
import type { PhotoSide, RealNameContext, RealNameEvent } from './realNameSetup.ts';

interface Sender {
  readonly context: RealNameContext;
  readonly self: { send: (event: RealNameEvent) => void };
}

/**
 * One photo: chosen, prepared and uploaded, with a retry after a failure. Choosing another file
 * replaces the photo.
 */
export function photo<Side extends PhotoSide>(side: Side) {
  const handle = ({ context }: { context: RealNameContext }) => ({
    side,
    key: context[side].key ?? '',
  });
  const defect = {
    target: 'failed',
    actions: [{ type: 'takePhotoError', params: { side, outcome: brokenOutcome } }, reportDefect],
  } as const;
  return {
    initial: 'empty',
    on: {
      CHOOSE: [
        {
          guard: { type: 'isImageOf', params: { side } },
          target: '.preparing',
          actions: 'choose',
        },
        {
          guard: { type: 'isOf', params: { side } },
          actions: 'decline',
        },
      ],
    },
    states: {
      empty: {},
      preparing: {
        entry: { type: 'begin', params: { side } },
        invoke: {
          src: 'preparePhoto',
          input: handle,
          onDone: [
            {
              guard: {
                type: 'isAccepted',
                params: ({ event }: DoneArgs<PhotoFacts>) => ({ facts: event.output }),
              },
              target: 'uploading',
            },
            {
              target: 'empty',
              actions: {
                type: 'drop',
                params: ({ event }: DoneArgs<PhotoFacts>) => ({ side, facts: event.output }),
              },
            },
          ],
          onError: defect,
        },
      },
      uploading: {
        on: {
          PROGRESS: { guard: { type: 'isOfCurrent', params: { side } }, actions: 'progress' },
        },
        invoke: {
          src: 'uploadPhoto',
          input: ({ context, self }: Sender) => ({
            ...handle({ context }),
            onProgress: (percent: number) =>
              self.send({ type: 'PROGRESS', ...handle({ context }), percent }),
          }),
          onDone: [
            {
              guard: ({ event }: DoneArgs<Outcome<{ url: string }>>) => isDone(event.output),
              target: 'uploaded',
              actions: {
                type: 'keepUrl',
                params: ({ event }: DoneArgs<Outcome<{ url: string }>>) => ({
                  side,
                  url: valueOf(event.output).url,
                }),
              },
            },
            {
              target: 'failed',
              actions: {
                type: 'takePhotoError',
                params: ({ event }: DoneArgs<Outcome<{ url: string }>>) => ({
                  side,
                  outcome: event.output,
                }),
              },
            },
          ],
          onError: defect,
        },
      },
      uploaded: {},
      failed: { on: { RETRY: { guard: { type: 'isOf', params: { side } }, target: 'preparing' } } },
    },
  } as const;
}
