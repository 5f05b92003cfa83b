import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import { flushPromises } from '../calls.fixture.ts';
import type { Outcome } from '../outcome.ts';
import type { OrderFlow } from './createOrderFlow.ts';
import type {
  ConfirmedOrder,
  OrderFlowEvent,
  OrderFlowInput,
  PlacedOrder,
  Placing,
  ReconcileOutcome,
} from './types.ts';

export const now = 1_800_000_000_000;
export const absent: ReconcileOutcome = { kind: 'done', value: null };
/** Pauses before the six attempts of a round, milliseconds. */
export const pauses = [0, 1000, 2000, 4000, 8000, 16_000];

export const receipt: PlacedOrder = {
  orderNumber: 'A-1',
  price: '120.00',
  quantity: 100,
  fee: '3.60',
  total: '12003.60',
};

/** The receipt of a flow that moves money only. */
export function moneyReceipt(orderNumber: string, total: string): PlacedOrder {
  return { orderNumber, price: null, quantity: null, fee: null, total };
}

type HistoryEntry =
  | { readonly what: 'persist' | 'place' | 'reconcile'; readonly key: string }
  | { readonly what: 'answer'; readonly key: string; readonly answer: ReconcileOutcome };

/**
 * Finds calls whose key is not the key of the latest order, and orders confirmed while the outcome
 * of the previous order was unknown. An order counts as closed once a lookup does not list it,
 * because the customer may then confirm another one.
 */
export function overlappingOrders(history: readonly HistoryEntry[]): HistoryEntry[] {
  let current: { key: string; isClosed: boolean } | null = null;
  return history.filter((entry) => {
    const { what, key } = entry;
    if (what === 'persist') {
      const overlaps = current?.isClosed === false;
      current = { key, isClosed: false };
      return overlaps;
    }
    if (what === 'answer' && current !== null) current.isClosed ||= entry.answer.kind !== 'failed';
    return key !== current?.key;
  });
}

const noCall = () => undefined;

/** A flow on a simulated clock. The test answers its calls; `calls` are its effects in order. */
export function openFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View,
>(
  flow: OrderFlow<Form, Facts, Edit, Terms>,
  viewOf: (snapshot: SnapshotFrom<OrderFlow<Form, Facts, Edit, Terms>>) => View,
  input: Omit<OrderFlowInput<Form, Facts, Terms>, 'now' | 'makeKey'> & {
    now?: () => number;
    makeKey?: () => string;
  },
) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const history: HistoryEntry[] = [];
  const placings: Placing<Terms>[] = [];
  const reconciledAt: number[] = [];
  const time = () => now + clock.now();
  let keys = 0;
  let settlePlacing: (outcome: Outcome<PlacedOrder>) => void = noCall;
  let settleReconciling: (outcome: ReconcileOutcome) => void = noCall;

  /** Starts a call. Its answer is recorded once, unless the flow has aborted it. */
  function startCall<Answer extends ReconcileOutcome>(
    what: 'place' | 'reconcile',
    key: string,
    signal: { readonly aborted: boolean },
  ) {
    calls.push(`${what} ${key}`);
    history.push({ what, key });
    const { promise, resolve } = Promise.withResolvers<Answer>();
    let isOpen = true;
    const settle = (answer: Answer) => {
      if (isOpen && !signal.aborted) history.push({ what: 'answer', key, answer });
      isOpen = false;
      resolve(answer);
    };
    return { promise, settle };
  }

  const provided = flow.provide({
    actors: {
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input: call, signal }) => {
        placings.push(call);
        const { promise, settle } = startCall<Outcome<PlacedOrder>>(
          'place',
          call.order.key,
          signal,
        );
        settlePlacing = settle;
        return promise;
      }),
      reconcile: fromPromise<ReconcileOutcome, ConfirmedOrder<Terms>>(
        ({ input: order, signal }) => {
          const { promise, settle } = startCall<ReconcileOutcome>('reconcile', order.key, signal);
          settleReconciling = settle;
          reconciledAt.push(clock.now());
          return promise;
        },
      ),
    },
    actions: {
      persistPending: (_, { order }) => {
        calls.push(`persist ${order.key}`);
        history.push({ what: 'persist', key: order.key });
      },
      clearPending: () => void calls.push('clear'),
      accountChanged: () => void calls.push('account'),
      refreshPrice: () => void calls.push('refresh'),
    },
  });
  const makeKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = createActor(provided, { clock, input: { now: time, makeKey, ...input } }).start();
  const answerReconcile = async (outcome: ReconcileOutcome) => {
    settleReconciling(outcome);
    await flushPromises();
  };
  return {
    time,
    calls,
    history,
    placings,
    reconciledAt,
    view: () => viewOf(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    send: (...events: OrderFlowEvent<Facts, Edit, Terms>[]) => {
      for (const event of events) actor.send(event);
    },
    edit: (...edits: Edit[]) => {
      for (const edit of edits) actor.send({ type: 'EDIT', edit });
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer: async (outcome: Outcome<PlacedOrder>) => {
      settlePlacing(outcome);
      await flushPromises();
    },
    answerReconcile,
    /** Answers all six attempts of a round with the same outcome. */
    answerRound: async (outcome: ReconcileOutcome) => {
      for (const pause of pauses) {
        clock.increment(pause);
        await answerReconcile(outcome);
      }
    },
  };
}
