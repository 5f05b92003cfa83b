import { limits } from '@corro/domain';
import { type Entity, type Member, type Schemas, at, entity, fallback, or } from './codec.ts';
import { type NullableMembers, receipt } from './receipt.ts';
import { optionalDecimal, positive, price, wholeFromOne } from './numbers.ts';
import { type StatusCodes, status, optionalOneOf } from './status.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** Shares, block trade, QIP, IPO application. */
export type OrderKind = 'stock' | 'block' | 'qip' | 'ipo';
/** What is bought from an offer. */
export type OfferKind = 'block' | 'qip';
/** Which way the shares go. */
export type Side = 'buy' | 'sell';
/** What became of an order. */
export type OrderStatus = 'pending' | 'success' | 'cancelled' | 'expired' | 'failed';

/** What the contract calls the kinds. */
export const moldOf = {
  stock: 'stock',
  block: 'bulk',
  qip: 'finalize',
  ipo: 'ipo',
} as const satisfies Record<OrderKind, Schemas['Mold']>;

const sides = optionalOneOf('buy', 'sell');

const dealCodes = { success: 1, failed: 2 };

/** The statuses of orders, by kind (spec §4, §2 Stock records); 3 and 4 of shares are assumed. */
export const orderCodes = {
  stock: { pending: 0, success: 1, cancelled: 3, expired: 4 },
  block: dealCodes,
  qip: dealCodes,
  ipo: { pending: 1, success: 2, failed: 3, cancelled: 4 },
} as const satisfies Record<OrderKind, StatusCodes<OrderStatus>>;

/** Where the upstream does not say, an order with a price sold at is a sale; null for another word. */
const side: Member<Side | null, 'state' | 'sell_price'> = {
  read({ state, sell_price: soldAt }, where) {
    const said = optionalText.decode(state, where);
    if (said !== null) return sides.decode(said, where);
    return optionalDecimal.decode(soldAt, where) === null ? 'buy' : 'sell';
  },
  write(value, row) {
    if (value !== null) row['state'] = value;
  },
};

const orderOf = (codes: StatusCodes<OrderStatus>) =>
  entity('Order', {
    /** Of the row. */
    id: fallback(at('id', optionalId), at('no', optionalId)),
    /** By which the upstream knows the order. */
    orderNumber: at('no', optionalId),
    /** Code of the instrument. */
    symbol: at('tag', optionalText),
    /** What the instrument is called. */
    name: fallback(at('name', optionalText), at('tag', nameText)),
    /** Tag of the market; empty where the upstream does not say. */
    market: at('type', anyText),
    /** Whether it bought or sold; null where the upstream has another word for it. */
    side,
    /** Shares. */
    quantity: at('count', wholeFromOne),
    /** Bought at, for one. */
    price: at('price', optionalDecimal),
    /** Sold at, for one; null on a purchase. */
    sellPrice: at('sell_price', optionalDecimal),
    /** With the fee. */
    total: at('price_all', optionalDecimal),
    /** What the lot that it sold had cost, with the fee of buying it; null on a purchase, and where the upstream does not say. */
    lotCost: at('cost_all', optionalDecimal),
    /** What became of it. */
    status: at('status', status(codes)),
    /** When it was placed. */
    createdAt: at('created_at', optionalTime),
    /** When it was carried out, or came to nothing; null before, and where the upstream does not say. */
    endedAt: at('ended_at', optionalTime),
    /** The Idempotency-Key it was placed with; null from an upstream that does not keep it. */
    clientKey: at('client_key', optionalText),
  });

const orders = {
  stock: orderOf(orderCodes.stock),
  block: orderOf(orderCodes.block),
  qip: orderOf(orderCodes.qip),
  ipo: orderOf(orderCodes.ipo),
} satisfies Record<OrderKind, unknown>;

/**
 * An order of any kind. Amounts are decimal text in US dollars, times epoch milliseconds; null for what
 * the upstream does not say.
 */
export interface Order extends Entity<typeof orders.stock> {
  /** What was ordered, and how. */
  kind: OrderKind;
}

export const order = {
  schema: 'Order' as const,
  /** Of the kind that was asked for: a status means something else on each. */
  decode: (data: unknown, kind: OrderKind): Order => ({ ...orders[kind].decode(data), kind }),
  encode: (value: Order): Record<string, unknown> => ({
    ...orders[value.kind].encode(value),
    mold: moldOf[value.kind],
  }),
};

export const position = entity('Position', {
  /** Of the order that bought it; selling names it. */
  orderNumber: at('no', optionalId),
  /** Code of the instrument. */
  symbol: at('tag', optionalText),
  /** What the instrument is called. */
  name: fallback(at('name', optionalText), at('tag', nameText)),
  /** Tag of the market; empty where the upstream does not say. */
  market: at('type', anyText),
  /** Shares. */
  quantity: at('count', wholeFromOne),
  /** What one cost. */
  costPrice: at('price', optionalDecimal),
  /** What all of it cost, with the fee of buying it. */
  cost: at('price_all', optionalDecimal),
  /** Null where the upstream does not send it. */
  currentPrice: at('prasent', price),
  /** The previous close; null where the upstream does not send it. */
  previousClose: at('close_prices', price),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** Earliest time at which it can be sold, epoch milliseconds; null: at any time. */
  sellableAt: at('sellable_at', optionalTime),
});

/** A lot: bought and still held. Prices are decimal text in US dollars for one; null for what is not said. */
export interface Position extends Entity<typeof position> {}

export const offer = entity('BlockItem', {
  /** Of the offer: a purchase names it. */
  id: at('id', optionalId),
  /** Code of the instrument. */
  symbol: at('tag', optionalText),
  /** What the instrument is called. */
  name: fallback(at('name', optionalText), at('tag', nameText)),
  /** What a share costs in this offer. */
  price: at('price', positive),
  /** What it costs in the market; null where the upstream does not say. */
  marketPrice: at('prasent', price),
  /** The least that can be bought, in shares (spec §9). */
  minimum: at('count', or(wholeFromOne, limits.blockMinimumQuantity)),
  /** Whether it can be bought; that 0 means closed is assumed. */
  status: at('status', status({ closed: 0, open: 1 })),
  /** When the offer ends, epoch milliseconds; null where that is not known. */
  endsAt: at('end_time', optionalTime),
  /** For how many days what is bought cannot be sold; null where the upstream does not say. */
  holdingDays: at('holding_days', wholeFromOne),
});

/**
 * What is offered as block trade or QIP. Prices are decimal text in US dollars a share; null for what the
 * upstream does not say.
 */
export interface Offer extends Entity<typeof offer> {
  /** Block trade or QIP. */
  kind: OfferKind;
  /** When the answer arrived, epoch milliseconds by the client's clock. */
  readAt: number;
}

const receiptMembers = {
  /** By which the upstream knows the order. */
  orderNumber: at('no', optionalId),
  /** For one share. */
  price: at('price', optionalDecimal),
  /** Shares. */
  quantity: at('count', wholeFromOne),
  /** What the broker took. */
  fee: at('fee', optionalDecimal),
  /** With the fee. */
  total: at('total', optionalDecimal),
};

export const orderReceipt = receipt('OrderReceipt', receiptMembers);

/** What an order came to, decimal text in US dollars. Null for what the upstream did not say. */
export interface OrderReceipt extends NullableMembers<typeof receiptMembers> {}
