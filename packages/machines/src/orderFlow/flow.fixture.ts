import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { Outcome } from '../outcome/index.ts';
import type {
  ConfirmedOrder,
  LookUp,
  OrderFlow,
  OrderFlowEvent,
  OrderFlowInput,
  PlacedOrder,
  Placing,
} from './index.ts';

export const now = 1_800_000_000_000;

export const receipt: PlacedOrder = {
  orderNumber: 'A-1',
  price: '120.00',
  quantity: 100,
  fee: '3.60',
  total: '12003.60',
};

export const timedOut = { kind: 'failed', failure: 'timeout' } as const;
export const absent: LookUp = { kind: 'done', value: null };

/** A flow on a clock that stands until told, with every effect written down. */
export function openFlow<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View,
>(
  flow: OrderFlow<Form, Facts, Edit, Terms>,
  viewOf: (snapshot: SnapshotFrom<OrderFlow<Form, Facts, Edit, Terms>>) => View,
  input: Omit<OrderFlowInput<Form, Facts, Terms>, 'now' | 'makeKey'>,
) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const placings: Placing<Terms>[] = [];
  const placing: ((outcome: Outcome<PlacedOrder>) => void)[] = [];
  const looks: { at: number; settle: (outcome: LookUp) => void }[] = [];
  let keys = 0;
  const machine = flow.provide({
    actors: {
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input: call }) => {
        calls.push(`place ${call.order.key}`);
        placings.push(call);
        return new Promise((resolve) => {
          placing.push(resolve);
        });
      }),
      lookUp: fromPromise<LookUp, ConfirmedOrder<Terms>>(({ input: order }) => {
        calls.push(`look ${order.key}`);
        return new Promise((settle) => {
          looks.push({ at: clock.now(), settle });
        });
      }),
    },
    actions: {
      persistPending: (_, { order }) => {
        calls.push(`persist ${order.key}`);
      },
      clearPending: () => {
        calls.push('clear');
      },
      accountChanged: () => {
        calls.push('account');
      },
      reportDefect: () => {
        calls.push('defect');
      },
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      ...input,
      now: () => now + clock.now(),
      makeKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    },
  }).start();
  return {
    calls,
    placings,
    looks,
    view: () => viewOf(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    send: (...events: OrderFlowEvent<Facts, Edit, Terms>[]) => {
      for (const event of events) actor.send(event);
    },
    edit: (...edits: Edit[]) => {
      for (const edit of edits) actor.send({ type: 'EDIT', edit });
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    /** Settles the latest call of placing, and lets the machine hear of it. */
    answer: async (outcome: Outcome<PlacedOrder>) => {
      placing.at(-1)?.(outcome);
      await settled();
    },
    answerLook: async (outcome: LookUp) => {
      looks.at(-1)?.settle(outcome);
      await settled();
    },
  };
}

/** Lets the promises in flight arrive: more turns than any chain of theirs is long. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
