import { isDone, type Refused } from '../outcome/index.ts';
import type { LookUp, PlacedOrder } from './types.ts';

interface Looked {
  readonly event: { readonly output: LookUp };
}

interface Broken {
  readonly event: { readonly error: unknown };
}

/**
 * Nobody knows yet what became of the order: it is looked for with growing pauses, none of them spent
 * while offline. Then the customer decides. The order is never sent again, and called failed only
 * where it is found as failed.
 * For every flow that places one; `id` is the machine's.
 */
export function unknown<Id extends string, Args, Input>(id: Id, input: (args: Args) => Input) {
  return {
    initial: 'reconciling',
    on: {
      LOOK_AGAIN: '.reconciling',
      EDIT_ANYWAY: { target: 'editing', actions: ['giveUp', 'clearPending'] },
    },
    states: {
      reconciling: {
        entry: 'startLooking',
        initial: 'waiting',
        // While the looks go on there is nothing to decide.
        on: { LOOK_AGAIN: undefined, EDIT_ANYWAY: undefined },
        states: {
          waiting: {
            after: { lookUpPause: { guard: 'isOnline', target: 'looking' } },
            on: { ONLINE: { target: 'looking', actions: 'goOnline' } },
          },
          looking: {
            entry: 'countLook',
            invoke: {
              src: 'lookUp',
              input,
              onDone: [
                {
                  guard: ({ event }: Looked) => placedIn(event.output) !== null,
                  target: `#${id}.done`,
                  actions: [
                    {
                      type: 'takePlaced',
                      params: ({ event }: Looked) => ({ placed: placedIn(event.output) }),
                    },
                    'clearPending',
                    'accountChanged',
                  ],
                },
                {
                  guard: ({ event }: Looked) => failedIn(event.output) !== null,
                  target: `#${id}.refused`,
                  actions: [
                    {
                      type: 'takeTrouble',
                      params: ({ event }: Looked) => failedIn(event.output) ?? event.output,
                    },
                    'clearPending',
                    'accountChanged',
                  ],
                },
                { guard: 'hasLooksLeft', target: 'waiting' },
                {
                  guard: ({ event }: Looked) => isDone(event.output),
                  target: `#${id}.unknown.notFound`,
                },
                { target: `#${id}.unknown.unreachable` },
              ],
              onError: {
                target: `#${id}.unknown.unreachable`,
                actions: {
                  type: 'reportDefect',
                  params: ({ event }: Broken) => ({ error: event.error }),
                },
              },
            },
          },
        },
      },
      /** Looked for in vain; it may still arrive. */
      notFound: {},
      /** Could not be looked for. */
      unreachable: {},
    },
  } as const;
}

function placedIn(outcome: LookUp): PlacedOrder | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'failed' in outcome.value ? null : outcome.value;
}

function failedIn(outcome: LookUp): Refused | null {
  if (outcome.kind !== 'done' || outcome.value === null) return null;
  return 'failed' in outcome.value ? outcome.value.failed : null;
}
