import type { CorroClient } from '@corro/client';
import {
  stockTicketMachine,
  type LookUp,
  type Outcome,
  type PendingOrder,
  type PlacedOrder,
} from '@corro/machines';
import { fromPromise } from 'xstate';
import type { SafeStorage } from '../../../app/storage/storage.ts';
import { findOrder } from '../../../flows/orders/findOrder.ts';
import { createOrderKeeper } from '../../../flows/orders/keptOrders.ts';
import { placeOnce, reconcile } from '../../../flows/orders/reconcile.ts';

export interface TicketEffects {
  readonly client: CorroClient;
  readonly storage: SafeStorage;
  readonly symbol: string;
  /** Asks for a reading of the price now, joining none that is under way. */
  readonly refreshPrice: () => void;
  /** Balance, positions and orders are to be read again. */
  readonly accountChanged: () => void;
}

/** The ticket's machine with the effects that reach the upstream and the device. */
export function stockTicketOver(effects: TicketEffects) {
  const { client, storage, symbol, refreshPrice, accountChanged } = effects;
  const keeper = createOrderKeeper(storage, symbol);
  return stockTicketMachine.provide({
    actors: {
      // Leaving the screen does not abort it: what was confirmed is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, PendingOrder>(({ input }) =>
        placeOnce(
          () => client.honoursKeys(),
          () => place(client, input),
        ),
      ),
      lookUp: fromPromise<LookUp, PendingOrder>(({ input, signal }) => {
        keeper.takeOn(input.key);
        return reconcile({
          honoursKeys: () => client.honoursKeys(),
          lookUp: () => findOrder(client, { ...input, kind: 'stock' }, signal),
          repeat: () => place(client, input),
          lacksCode: false,
        });
      }),
    },
    actions: {
      persistPending: (_, { order }) => keeper.keep(order),
      clearPending: () => keeper.forget(),
      refreshPrice: () => refreshPrice(),
      accountChanged: () => accountChanged(),
    },
  });
}

function place({ orders }: CorroClient, order: PendingOrder): Promise<PlacedOrder> {
  const { key, symbol, quantity, price, lot, confirmedAt } = order;
  const options = { confirmedAt };
  if (lot === null) return orders.buyStock({ symbol, quantity, price }, key, options);
  const { orderNumber, costPrice } = lot;
  return orders.sellStock({ orderNumber, costPrice, price }, key, options);
}
