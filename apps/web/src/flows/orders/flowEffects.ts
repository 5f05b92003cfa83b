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
import type { SafeStorage } from '../../app/storage/storage.ts';
import type { FlowKind } from './flowKinds.ts';
import { createOrderKeeper } from './keptOrders.ts';
import { placeOnce, reconcile, type Reconciliation } from './reconcile.ts';

/** The calls of a flow. Both reject as the client does. */
export interface FlowCalls<Terms> {
  /** One call, with the order's key. The code is null where the order needs none, or is sent again without. */
  readonly place: (placing: Placing<Terms>) => Promise<PlacedOrder>;
  /** By the order's key and nothing else; null where it is not there, failed where it failed. */
  readonly lookUp: (
    order: ConfirmedOrder<Terms>,
    signal: AbortSignal,
  ) => Promise<FoundOrder | null>;
}

export interface FlowEffects<Terms> extends FlowCalls<Terms>, Pick<Reconciliation, 'honoursKeys'> {
  readonly storage: SafeStorage;
  /**
   * The transaction codes of orders whose end is not known, by their keys: in memory alone, for as long as
   * the page lives. A repeat goes with the code of the first call, also where the customer has left the screen
   * and come back.
   */
  readonly codes?: Map<string, string | null>;
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
  const { storage, name, place, lookUp, honoursKeys, accountChanged } = effects;
  const { codes = new Map<string, string | null>() } = effects;
  const keeper = createOrderKeeper(storage, name);
  let latest: string | null = null;
  return flow.provide({
    actors: {
      // Leaving the screen does not abort it: what was confirmed is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input }) => {
        latest = input.order.key;
        codes.set(latest, input.code);
        return placeOnce(honoursKeys, () => place(input));
      }),
      lookUp: fromPromise<LookUp, ConfirmedOrder<Terms>>(({ input: order, signal }) => {
        latest = order.key;
        keeper.takeOn(latest);
        const code = codes.get(latest) ?? null;
        return reconcile({
          honoursKeys,
          lookUp: () => lookUp(order, signal),
          repeat: () => place({ order, code }),
          lacksCode: code === null,
        });
      }),
    },
    actions: {
      persistPending: (_, { order }) => keeper.keep(order),
      clearPending: () => {
        if (latest !== null) codes.delete(latest);
        keeper.forget();
      },
      accountChanged: () => accountChanged(),
    },
  });
}
