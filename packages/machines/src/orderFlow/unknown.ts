import { isDone, type Refused } from '../outcome/index.ts';
import type { LookUp, PlacedOrder } from './types.ts';

interface Looked {
  readonly event: { readonly output: LookUp };
}

interface Broken {
  readonly event: { readonly error: unknown };
}

/**
 * The end of the order is not known. `lookUp` asks for it with growing pauses, none of them spent while
 * offline, and goes on until it has an answer. The one answer that leaves the end open is that the order
 * is not listed, which says nothing of what may still arrive; only then may the customer go on
 * without knowing. The flow itself never places the order again, and calls it failed only where it is
 * told so. For every flow that places one; `id` is the machine's.
 */
export function unknown<Id extends string, Args, Input>(id: Id, input: (args: Args) => Input) {
  /** One look. `inVain` is where it leads when it was not answered. */
  const looking = <const InVain extends readonly object[]>(inVain: InVain) =>
    ({
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
          ...inVain,
        ],
        onError: {
          target: `#${id}.unknown.unreachable`,
          actions: {
            type: 'reportDefect',
            params: ({ event }: Broken) => ({ error: event.error }),
          },
        },
      },
    }) as const;

  const notFound = {
    guard: ({ event }: Looked) => isDone(event.output),
    target: `#${id}.unknown.notFound`,
  } as const;

  const look = { guard: 'isOnline', target: 'looking' } as const;
  const on = { ONLINE: { target: 'looking', actions: 'goOnline' } } as const;

  return {
    initial: 'reconciling',
    states: {
      /** While these looks go on there is nothing to decide. */
      reconciling: {
        entry: 'startLooking',
        initial: 'waiting',
        states: {
          waiting: { on, after: { lookUpPause: look } },
          looking: {
            entry: 'countLook',
            ...looking([
              { guard: 'hasLooksLeft', target: 'waiting' },
              notFound,
              { target: `#${id}.unknown.unreachable` },
            ]),
          },
        },
      },
      /** Not listed; it may still arrive. */
      notFound: {
        on: {
          LOOK_AGAIN: 'reconciling',
          EDIT_ANYWAY: { target: `#${id}.editing`, actions: ['giveUp', 'clearPending'] },
        },
      },
      /** No look was answered so far; they go on. */
      unreachable: {
        initial: 'waiting',
        on: { LOOK_AGAIN: 'reconciling' },
        states: {
          waiting: { on, after: { laterLookUpPause: look } },
          looking: looking([notFound, { target: 'waiting' }]),
        },
      },
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
