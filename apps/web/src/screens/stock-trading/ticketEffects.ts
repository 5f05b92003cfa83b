import type { CorroClient, Order } from '@corro/client';
import {
  stockTicketMachine,
  type LookUp,
  type Outcome,
  type PendingOrder,
  type PlacedOrder,
} from '@corro/machines';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../boot/outcomeOf.ts';
import type { SafeStorage } from '../../boot/storage.ts';
import { forgetPending, keepPending } from './pendingOrders.ts';

export interface TicketEffects {
  readonly client: CorroClient;
  readonly storage: SafeStorage;
  readonly symbol: string;
  /** Asks for a reading of the price now, joining none that is under way. */
  readonly refreshPrice: () => void;
  /** Balance, positions and orders are to be read again. */
  readonly accountChanged: () => void;
}

/** How many of the newest orders are looked through for one whose end is not known. */
const lookedThrough = 20;

/** The ticket's machine with the effects that reach the upstream and the device. */
export function stockTicketOver(effects: TicketEffects) {
  const { client, storage, symbol, refreshPrice, accountChanged } = effects;
  return stockTicketMachine.provide({
    actors: {
      // Leaving the screen does not abort it: what was confirmed is on its way.
      placeOrder: fromPromise<Outcome<PlacedOrder>, PendingOrder>(({ input }) =>
        outcomeOf(() => place(client, input)),
      ),
      lookUp: fromPromise<LookUp, PendingOrder>(({ input, signal }) =>
        outcomeOf(() => lookUp(client, input, signal)),
      ),
    },
    actions: {
      persistPending: (_, { order }) => keepPending(storage, order),
      clearPending: () => forgetPending(storage, symbol),
      refreshPrice: () => refreshPrice(),
      accountChanged: () => accountChanged(),
    },
  });
}

function place({ orders }: CorroClient, order: PendingOrder): Promise<PlacedOrder> {
  const { key, symbol, quantity, price, lot } = order;
  if (lot === null) return orders.buyStock({ symbol, quantity, price }, key);
  const { orderNumber, costPrice } = lot;
  return orders.sellStock({ orderNumber, costPrice, price }, key);
}

/** By its key and nothing else: another order of the same size must never pass for this one. */
async function lookUp(
  { orders }: CorroClient,
  { key, symbol }: PendingOrder,
  signal: AbortSignal,
): Promise<PlacedOrder | null> {
  const params = { kind: 'stock', symbol, page: 1, limit: lookedThrough } as const;
  const { rows } = await orders.list(params, { signal });
  const found = rows.find(({ clientKey }) => clientKey === key);
  return found === undefined ? null : placed(found);
}

function placed({ orderNumber, side, price, sellPrice, quantity, total }: Order): PlacedOrder {
  return {
    orderNumber,
    price: side === 'sell' ? sellPrice : price,
    quantity,
    fee: null,
    total,
  };
}
