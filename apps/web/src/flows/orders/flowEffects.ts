import type { Transport } from '@corro/client';
import type {
  ConfirmedOrder,
  ReconcileOutcome,
  OrderProgress,
  Outcome,
  PlacedOrder,
  Placing,
} from '@corro/machines';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrderConfirmation } from '../../app/api.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';
import type { AppOrderFlow } from './appOrderFlow.ts';
import { createPendingOrders } from './persistedOrders.ts';
import { placeOnce, reconcile } from './reconcile.ts';
import { createSplitCalls } from './splitCalls.ts';

/** What an order flow reaches outside of it. */
export interface OrderEffects {
  readonly api: Transport;
  readonly storage: SafeStorage;
  /**
   * What confirmed the orders whose end is not known, by their keys: in memory alone, for as long as
   * the page lives. A repeat goes with the code or passkey of the first call, also where the customer has left the screen
   * and come back.
   */
  readonly codes: Map<string, OrderConfirmation>;
  /** What an order changes is to be read again. */
  readonly accountChanged: () => void;
  /** Asks for a reading of the price now, joining none that is under way; nothing where the flow goes by none. */
  readonly refreshPrice?: (() => void) | undefined;
}

/** The same, with the way back to the machine. */
interface FlowEffects<Facts> extends OrderEffects {
  /** Tells the machine which calls of an order have ended; only where an order can be several. */
  readonly tell?: (facts: Partial<Facts>) => void;
}

/** The flow's machine with the effects that reach the upstream and the device. */
export function provideOrderEffects<
  Form extends object,
  Facts extends object,
  Edit extends object,
  Terms extends object,
  View extends OrderProgress<Terms>,
>(
  { machine, name, calls, split }: AppOrderFlow<Form, Facts, Edit, Terms, View>,
  effects: FlowEffects<Facts>,
) {
  const { api, storage, codes, accountChanged, refreshPrice, tell = () => undefined } = effects;
  const { place, find } = calls(api);
  const honoursKeys = () => api.honoursKeys();
  const pending = createPendingOrders(storage, name);
  const each = createSplitCalls(split, { pending, tell, accountChanged });
  let latest: string | null = null;
  return machine.provide({
    actors: {
      // Leaving the screen does not abort it: what was confirmed is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, Placing<Terms>>(({ input }) => {
        latest = input.order.key;
        const { code, passkey = null } = input;
        codes.set(latest, { code, passkey });
        return each.place(input.order, (order) =>
          placeOnce(honoursKeys, () => place({ ...input, order })),
        );
      }),
      reconcile: fromPromise<ReconcileOutcome, ConfirmedOrder<Terms>>(({ input, signal }) => {
        latest = input.key;
        pending.takeOn(latest);
        const { code, passkey = null } = codes.get(latest) ?? { code: null };
        return each.reconcile(input, (order) =>
          reconcile({
            honoursKeys,
            find: () => find(order, signal),
            repeat: () => place({ order, code, passkey }),
            lacksCode: code === null && passkey === null,
          }),
        );
      }),
    },
    actions: {
      persistPending: (_, { order }) => pending.keep(order),
      clearPending: () => {
        if (latest !== null) codes.delete(latest);
        pending.forget();
      },
      accountChanged: () => accountChanged(),
      refreshPrice: () => refreshPrice?.(),
    },
  });
}

/** What every order changes; first elements of query keys. */
const changedByOrders = [
  'positions',
  'orders',
  'portfolio',
  'balance',
  'bill',
  'statements',
  'userInfo',
];

/** Reads again what an order changes, and what besides it changes here. */
export function readAgainAfterOrder(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  besides: readonly string[] = [],
): void {
  for (const key of [...changedByOrders, ...besides]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
