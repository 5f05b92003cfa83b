import { type DoneArgs, reportDefect } from '../effects.ts';
import { isDone, isRefused, type Outcome, valueOf } from '../outcome.ts';
import type { PlacedOrder } from './types.ts';

const takeError = {
  type: 'takeError',
  params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => event.output,
} as const;

interface Call<Args, Input, Action extends string> {
  readonly input: (args: Args) => Input;
  /** Additional actions after a correctable refusal. */
  readonly correct: readonly Action[];
}

/**
 * The submitting state. A correctable refusal leads back to the review; an unclear answer leads to
 * reconciling.
 */
export function submittingState<Args, Input, const Action extends string>({
  input,
  correct,
}: Call<Args, Input, Action>) {
  return {
    invoke: {
      src: 'placeOrder',
      input,
      onDone: [
        {
          guard: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => isDone(event.output),
          target: 'done',
          actions: [
            {
              type: 'takePlaced',
              params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => ({
                placed: valueOf(event.output),
              }),
            },
            'clearPending',
            'accountChanged',
          ],
        },
        {
          guard: {
            type: 'isCorrectable',
            params: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => event.output,
          },
          target: 'reviewing',
          actions: [takeError, 'clearPending', ...correct],
        },
        {
          guard: ({ event }: DoneArgs<Outcome<PlacedOrder>>) => isRefused(event.output),
          target: 'refused',
          actions: [takeError, 'clearPending', 'accountChanged'],
        },
        { target: 'unknown', actions: takeError },
      ],
      onError: {
        target: 'unknown',
        actions: ['takeDefect', reportDefect],
      },
    },
  } as const;
}
