import { fromPromise, SimulatedClock } from 'xstate';
import type { Outcome } from '../outcome.ts';
import { settled } from '../settled.fixture.ts';
import type { ReconcileOutcome, PlacedOrder } from './types.ts';

export const now = 1_800_000_000_000;

export const timedOut = { kind: 'failed', failure: 'timeout' } as const;
export const absent: ReconcileOutcome = { kind: 'done', value: null };

interface Keyed {
  readonly key: string;
}

interface Waiting<Answer> {
  readonly promise: Promise<Answer>;
  readonly settle: (answer: Answer) => void;
}

type Happened =
  | { readonly what: 'persist' | 'place' | 'reconcile'; readonly key: string }
  | { readonly what: 'told'; readonly key: string; readonly answer: ReconcileOutcome };

/**
 * The calls made with another key than that of the order confirmed last, and the orders confirmed
 * while the end of the one before was open. Of an order that is not listed the end is open, too, and
 * yet the customer may go on.
 */
export function twoAtATime(history: readonly Happened[]): Happened[] {
  let current: { key: string; isOver: boolean } | null = null;
  return history.filter((happened) => {
    const { what, key } = happened;
    if (what === 'persist') {
      const isWrong = current?.isOver === false;
      current = { key, isOver: false };
      return isWrong;
    }
    if (what === 'told' && current !== null) current.isOver ||= happened.answer.kind !== 'failed';
    return key !== current?.key;
  });
}

/**
 * The effects of a flow that places an order, written down in the order of their calls, on a clock
 * that the test advances. The test answers each call.
 */
export function recordEffects<Order extends Keyed, Placing>(orderOf: (call: Placing) => Order) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const history: Happened[] = [];
  const placings: Placing[] = [];
  const placing: Waiting<Outcome<PlacedOrder>>[] = [];
  const reconciliations: (Waiting<ReconcileOutcome> & { at: number })[] = [];
  let keys = 0;
  const note = (call: string) => () => {
    calls.push(call);
  };
  /** A call that is under way until it is settled, or the flow no longer waits for it. */
  function began<Answer extends ReconcileOutcome>(
    what: 'place' | 'reconcile',
    key: string,
    { aborted }: { readonly aborted: () => boolean },
  ) {
    calls.push(`${what} ${key}`);
    history.push({ what, key });
    const { promise, resolve } = Promise.withResolvers<Answer>();
    let isOpen = true;
    const settle = (answer: Answer) => {
      if (isOpen && !aborted()) history.push({ what: 'told', key, answer });
      isOpen = false;
      resolve(answer);
    };
    return { promise, settle };
  }
  return {
    clock,
    calls,
    /** What the flow has kept, called and been told, in order. */
    history,
    placings,
    reconciliations,
    time: () => now + clock.now(),
    makeKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    note,
    effects: {
      actors: {
        placeOrder: fromPromise<Outcome<PlacedOrder>, Placing>(({ input, signal }) => {
          placings.push(input);
          const call = began<Outcome<PlacedOrder>>('place', orderOf(input).key, {
            aborted: () => signal.aborted,
          });
          placing.push(call);
          return call.promise;
        }),
        reconcile: fromPromise<ReconcileOutcome, Order>(({ input, signal }) => {
          const call = began<ReconcileOutcome>('reconcile', input.key, {
            aborted: () => signal.aborted,
          });
          reconciliations.push({ at: clock.now(), ...call });
          return call.promise;
        }),
      },
      actions: {
        persistPending: (_: unknown, { order }: { order: Order }) => {
          calls.push(`persist ${order.key}`);
          history.push({ what: 'persist', key: order.key });
        },
        clearPending: note('clear'),
        accountChanged: note('account'),
        refreshPrice: note('refresh'),
        reportDefect: note('defect'),
      },
    },
    /** Settles the latest call of placing, and lets the machine hear of it. */
    answer: async (outcome: Outcome<PlacedOrder>) => {
      placing.at(-1)?.settle(outcome);
      await settled();
    },
    /** The same for the latest reconciliation. */
    answerReconcile: async (outcome: ReconcileOutcome) => {
      reconciliations.at(-1)?.settle(outcome);
      await settled();
    },
  };
}
