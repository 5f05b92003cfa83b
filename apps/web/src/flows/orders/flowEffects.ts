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

/** Dependencies of an order flow. */
export interface OrderEffects {
  readonly api: Transport;
  readonly storage: SafeStorage;
  /**
   * Codes or passkeys of pending orders by key, in memory only. A repeat uses that of the first
   * call, even after the customer left the screen and came back.
   */
  readonly codes: Map<string, OrderConfirmation>;
  /** Refetches what an order changes. */
  readonly accountChanged: () => void;
  /** Refetches the price now, without joining a running request. */
  readonly refreshPrice?: (() => void) | undefined;
}

interface FlowEffects<Facts> extends OrderEffects {
  /** Sends facts to the machine about the calls that have ended. */
  readonly tell?: (facts: Partial<Facts>) => void;
}

/** Provides the machine's effects on upstream and device. */
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
      // Not aborted when the customer leaves: a confirmed order is on its way.
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

/** Query keys that every order changes. */
const changedByOrders = [
  'positions',
  'orders',
  'portfolio',
  'balance',
  'bill',
  'statements',
  'userInfo',
];

/** Refetches what an order changes, and `besides`. */
export function readAgainAfterOrder(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  besides: readonly string[] = [],
): void {
  for (const key of [...changedByOrders, ...besides]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
