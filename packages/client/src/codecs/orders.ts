import { limits } from '@corro/domain';
import {
  type Entity,
  type Member,
  type Schemas,
  at,
  entity,
  fallback,
  withDefault,
} from './codec.ts';
import { type NullableMembers, receipt } from './receipt.ts';
import { optionalDecimal, positive, price, wholeFromOne } from './numbers.ts';
import type { Ambiguous } from './page.ts';
import { type StatusCodes, status, optionalOneOf } from './status.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** Order types. */
export type OrderKind = 'stock' | 'block' | 'qip' | 'ipo';
/** Order types bought from an offer. */
export type OfferKind = 'block' | 'qip';
/** Direction of an order. */
export type Side = 'buy' | 'sell';
/** Status of an order. */
export type OrderStatus = 'pending' | 'success' | 'cancelled' | 'expired' | 'failed';

/** Name of each order type in the contract (`mold`). */
export const moldOf = {
  stock: 'stock',
  block: 'bulk',
  qip: 'finalize',
  ipo: 'ipo',
} as const satisfies Record<OrderKind, Schemas['Mold']>;

const sides = optionalOneOf('buy', 'sell');

const offerOrderCodes = { success: 1, failed: 2 };

/** Order statuses by kind (spec §4, §2 Stock records); stock codes 3 and 4 are assumptions. */
export const orderCodes = {
  stock: { pending: 0, success: 1, cancelled: 3, expired: 4 },
  block: offerOrderCodes,
  qip: offerOrderCodes,
  ipo: { pending: 1, success: 2, failed: 3, cancelled: 4 },
} as const satisfies Record<OrderKind, StatusCodes<OrderStatus>>;

/**
 * An order without a state is a sale if it has a sell price, else a purchase. Null for an unknown
 * state.
 */
const side: Member<Side | null, 'state' | 'sell_price'> = {
  read({ state, sell_price: soldAt }, path) {
    const word = optionalText.decode(state, path);
    if (word !== null) return sides.decode(word, path);
    return price.decode(soldAt, path) === null ? 'buy' : 'sell';
  },
  write(value, row) {
    if (value !== null) row['state'] = value;
  },
};

const orderOf = (codes: StatusCodes<OrderStatus>) =>
  entity('Order', {
    id: fallback(at('id', optionalId), at('no', optionalId)),
    orderNumber: at('no', optionalId),
    /** Instrument code. */
    symbol: at('tag', optionalText),
    /** Instrument name. */
    name: fallback(at('name', optionalText), at('tag', nameText)),
    /** Market tag; empty where unknown. */
    market: at('type', anyText),
    /** Null for an unknown word. */
    side,
    /** Shares. */
    quantity: at('count', wholeFromOne),
    /** Purchase price per share. */
    price: at('price', optionalDecimal),
    /** Sell price per share; null for a purchase. */
    sellPrice: at('sell_price', price),
    /** Total including the fee. */
    total: at('price_all', optionalDecimal),
    /** Purchase cost of the sold lot including the fee; null for a purchase. */
    lotCost: at('cost_all', optionalDecimal),
    status: at('status', status(codes)),
    createdAt: at('created_at', optionalTime),
    /** Execution or failure time; null before. */
    endedAt: at('ended_at', optionalTime),
    /** Reason of a failure: a code of the contract or a text; null where unknown. */
    reason: at('reason', optionalText),
    /** Idempotency-Key of the order; null where the upstream does not store it. */
    clientKey: at('client_key', optionalText),
  });

const orders = {
  stock: orderOf(orderCodes.stock),
  block: orderOf(orderCodes.block),
  qip: orderOf(orderCodes.qip),
  ipo: orderOf(orderCodes.ipo),
} satisfies Record<OrderKind, unknown>;

/**
 * An order of any kind, identified by `id` and `orderNumber`, with its `status`. Amounts are
 * decimal text in US dollars, times (`createdAt`) epoch milliseconds.
 */
export interface Order extends Entity<typeof orders.stock>, Ambiguous {
  /** Type of the order. */
  kind: OrderKind;
}

export const order = {
  schema: 'Order' as const,
  /** Decodes an order; needs its kind, because status codes differ by kind. */
  decode: (data: unknown, kind: OrderKind): Order => ({ ...orders[kind].decode(data), kind }),
  encode: (value: Order): Record<string, unknown> => ({
    ...orders[value.kind].encode(value),
    mold: moldOf[value.kind],
  }),
};

export const position = entity('Position', {
  /** Number of the purchase; a sale refers to it. */
  orderNumber: at('no', optionalId),
  /** Instrument code. */
  symbol: at('tag', optionalText),
  /** Instrument name. */
  name: fallback(at('name', optionalText), at('tag', nameText)),
  /** Market tag; empty where unknown. */
  market: at('type', anyText),
  /** Shares. */
  quantity: at('count', wholeFromOne),
  /** Purchase price per share. */
  costPrice: at('price', optionalDecimal),
  /** Purchase cost including the fee. */
  cost: at('price_all', optionalDecimal),
  currentPrice: at('prasent', price),
  previousClose: at('close_prices', price),
  createdAt: at('created_at', optionalTime),
  /** Earliest time of a sale, epoch milliseconds; null without a limit. */
  sellableAt: at('sellable_at', optionalTime),
});

/**
 * An open lot. Prices (`currentPrice`, `previousClose`) are decimal text in US dollars per share,
 * `createdAt` is epoch milliseconds.
 */
export interface Position extends Entity<typeof position>, Ambiguous {}

export const offer = entity('BlockItem', {
  id: at('id', optionalId),
  /** Instrument code. */
  symbol: at('tag', optionalText),
  /** Instrument name. */
  name: fallback(at('name', optionalText), at('tag', nameText)),
  /** Offer price per share. */
  price: at('price', positive),
  /** Market price per share. */
  marketPrice: at('prasent', price),
  /** Minimum purchase in shares (spec §9). */
  minimum: at('count', withDefault(wholeFromOne, limits.blockMinimumQuantity)),
  /** Code 0 (closed) is an assumption. */
  status: at('status', status({ closed: 0, open: 1 })),
  /** End of the offer, epoch milliseconds. */
  endsAt: at('end_time', optionalTime),
  /** Days during which the shares cannot be sold. */
  holdingDays: at('holding_days', wholeFromOne),
});

/**
 * A block trade or QIP offer, purchased by its `id`. Prices are decimal text in US dollars per
 * share.
 */
export interface Offer extends Entity<typeof offer>, Ambiguous {
  /** Block trade or QIP. */
  kind: OfferKind;
  /** Time of the response, epoch milliseconds by the client's clock. */
  readAt: number;
}

const receiptMembers = {
  orderNumber: at('no', optionalId),
  /** Price per share. */
  price: at('price', optionalDecimal),
  /** Shares. */
  quantity: at('count', wholeFromOne),
  fee: at('fee', optionalDecimal),
  /** Total including the fee. */
  total: at('total', optionalDecimal),
};

export const orderReceipt = receipt('OrderReceipt', receiptMembers);

/** Receipt of an order: its `orderNumber`, and amounts such as the `fee` in decimal US dollars. */
export interface OrderReceipt extends NullableMembers<typeof receiptMembers> {}
