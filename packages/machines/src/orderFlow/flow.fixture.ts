import { createActor, type SnapshotFrom } from 'xstate';
import type { OrderFlow } from './createOrderFlow.ts';
import { recordEffects } from './effects.fixture.ts';
import type {
  ConfirmedOrder,
  OrderFlowEvent,
  OrderFlowInput,
  PlacedOrder,
  Placing,
} from './types.ts';

export { absent, now, timedOut, twoAtATime } from './effects.fixture.ts';

export const receipt: PlacedOrder = {
  orderNumber: 'A-1',
  price: '120.00',
  quantity: 100,
  fee: '3.60',
  total: '12003.60',
};

/** A flow on a fake clock until told, with every effect written down. */
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
  const {
    clock,
    calls,
    history,
    placings,
    reconciliations,
    time,
    makeKey,
    effects,
    answer,
    answerReconcile,
  } = recordEffects<ConfirmedOrder<Terms>, Placing<Terms>>(({ order }) => order);
  const actor = createActor(flow.provide(effects), {
    clock,
    input: { now: time, makeKey, ...input },
  }).start();
  return {
    time,
    calls,
    history,
    placings,
    reconciliations,
    view: () => viewOf(actor.getSnapshot()),
    persisted: () => JSON.stringify(actor.getPersistedSnapshot()),
    send: (...events: OrderFlowEvent<Facts, Edit, Terms>[]) => {
      for (const event of events) actor.send(event);
    },
    edit: (...edits: Edit[]) => {
      for (const edit of edits) actor.send({ type: 'EDIT', edit });
    },
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer,
    answerReconcile,
  };
}
