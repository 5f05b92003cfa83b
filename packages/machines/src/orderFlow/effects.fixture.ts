import { fromPromise, SimulatedClock } from 'xstate';
import { settled } from '../effects/settled.fixture.ts';
import type { Outcome } from '../outcome/index.ts';
import type { LookUp, PlacedOrder } from './index.ts';

export const now = 1_800_000_000_000;

export const timedOut = { kind: 'failed', failure: 'timeout' } as const;
export const absent: LookUp = { kind: 'done', value: null };

interface Keyed {
  readonly key: string;
}

/**
 * The effects of a flow that places an order, written down in the order of their calls, on a clock
 * that stands until told. Each call is answered by hand.
 */
export function recordEffects<Order extends Keyed, Placing>(orderOf: (call: Placing) => Order) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const placings: Placing[] = [];
  const placing: ((outcome: Outcome<PlacedOrder>) => void)[] = [];
  const looks: { at: number; settle: (outcome: LookUp) => void }[] = [];
  let keys = 0;
  const note = (call: string) => () => {
    calls.push(call);
  };
  return {
    clock,
    calls,
    placings,
    looks,
    time: () => now + clock.now(),
    makeKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    note,
    effects: {
      actors: {
        placeOrder: fromPromise<Outcome<PlacedOrder>, Placing>(({ input }) => {
          calls.push(`place ${orderOf(input).key}`);
          placings.push(input);
          return new Promise((resolve) => {
            placing.push(resolve);
          });
        }),
        lookUp: fromPromise<LookUp, Order>(({ input }) => {
          calls.push(`look ${input.key}`);
          return new Promise((settle) => {
            looks.push({ at: clock.now(), settle });
          });
        }),
      },
      actions: {
        persistPending: (_: unknown, { order }: { order: Order }) => {
          calls.push(`persist ${order.key}`);
        },
        clearPending: note('clear'),
        accountChanged: note('account'),
        reportDefect: note('defect'),
      },
    },
    /** Settles the latest call of placing, and lets the machine hear of it. */
    answer: async (outcome: Outcome<PlacedOrder>) => {
      placing.at(-1)?.(outcome);
      await settled();
    },
    /** The same for the latest look. */
    answerLook: async (outcome: LookUp) => {
      looks.at(-1)?.settle(outcome);
      await settled();
    },
  };
}
