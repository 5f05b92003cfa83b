import type {
  ConfirmedOrder,
  FoundOrder,
  LookUp,
  OrderProgress,
  Outcome,
  PlacedOrder,
  Placing,
} from '@corro/machines';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../boot/outcomeOf.ts';
import type { SafeStorage } from '../../boot/storage.ts';
import type { FlowKind } from './flowKinds.ts';
import { createOrderKeeper } from './keptOrders.ts';

/** The calls of a flow. Both reject as the client does. */
export interface FlowCalls<Terms> {
  /** One call, with the order's key; the code is sent and kept nowhere. */
  readonly place: (placing: Placing<Terms>) => Promise<PlacedOrder>;
  /** By the order's key and nothing else; null where it is not there, failed where it failed. */
  readonly lookUp: (
    order: ConfirmedOrder<Terms>,
    signal: AbortSignal,
  ) => Promise<FoundOrder | null>;
}

export interface FlowEffects<Terms> extends FlowCalls<Terms> {
  readonly storage: SafeStorage;
  /** Names the one order that can be on its way at a time. */
  readonly name: string;
  /** What an order changes is to be read again. */
  readonly accountChanged: () => void;
}

/** The flow's machine with the effects that reach the upstream and the device. */
export function flowOver<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>({ flow }: FlowKind<Form, Facts, Edit, Terms, View>, effects: FlowEffects<Terms>) {
  const { storage, name, place, lookUp, accountChanged } = effects;
  const keeper = createOrderKeeper(storage, name);
  return flow.provide({
    actors: {
      // Leaving the screen does not abort it: what was confirmed is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input }) =>
        outcomeOf(() => place(input)),
      ),
      lookUp: fromPromise<LookUp, ConfirmedOrder<Terms>>(({ input, signal }) => {
        keeper.takeOn(input.key);
        return outcomeOf(() => lookUp(input, signal));
      }),
    },
    actions: {
      persistPending: (_, { order }) => keeper.keep(order),
      clearPending: () => keeper.forget(),
      accountChanged: () => accountChanged(),
    },
  });
}
