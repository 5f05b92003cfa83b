import type { DecimalText } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { paths } from '../__generated__/schema.ts';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type OfferKind,
  type Order,
  type OrderKind,
  type OrderReceipt,
  type OrderStatus,
  moldOf,
  order,
  orderCodes,
  orderReceipt,
} from '../codecs/orders.ts';
import { type ReadPage, type RowParams, decodePage } from '../codecs/page.ts';
import { type Infinite, infinitePages } from '../queries/pages.ts';
import type { StatusCodes } from '../codecs/status.ts';
import { pollingOff } from '../queries/polling.ts';
import { numberOf, rowQuery } from '../queries/rowQuery.ts';

/*
 * `key` is the Idempotency-Key: a UUID made when the customer confirms. An order is sent once; after
 * TimedOut, NetworkFailed or ProtocolBroken it is unknown whether it was carried out. Where the upstream
 * honours keys (`honoursKeys`) the caller sends it again with the same key, else looks for the key
 * among the orders. `in-progress` and, the second time, `busy` are not final either.
 */

/** `price` is what the customer accepted for one share, decimal text in US dollars. */
export type StockPurchase = {
  /** Code of the instrument. */
  symbol: string;
  /** Shares. */
  quantity: number;
  price: DecimalText;
};

/**
 * A sale of a whole lot: the order that bought it, what one share cost then, and the market price
 * that the customer accepted. Decimal text in US dollars.
 */
export type StockSale = {
  /** Of the order that bought the lot. */
  orderNumber: string;
  /** What one share cost then. */
  costPrice: DecimalText;
  /** What the customer accepted for one share. */
  price: DecimalText;
};

/**
 * A purchase from an offer, at the price of the offer. `code` is the transaction code; it is kept
 * nowhere, and null where a call is made again without it.
 */
export type OfferPurchase = {
  /** That of the offer. */
  kind: OfferKind;
  /** Of the offer. */
  offerId: string;
  /** Code of the instrument. */
  symbol: string;
  /** Shares. */
  quantity: number;
  /** That of the offer, as the customer accepted it: decimal text in US dollars a share. */
  price: DecimalText;
  code: string | null;
};

/** `status` and `symbol`: only orders of that status or instrument; absent for all. */
export type OrderParams = RowParams & {
  /** Only orders of this kind. */
  kind: OrderKind;
  status?: OrderStatus | undefined;
  symbol?: string | undefined;
};

/** What all orders of a kind are asked for by; absent for the others. */
const allOf: Partial<Record<OrderKind, 0>> = { block: 0, qip: 0 };

type PurchaseBody =
  paths['/stock/success/deal/buy']['post']['requestBody']['content']['application/json'];

async function buy(
  api: Transport,
  body: PurchaseBody,
  key: string,
  options: OrderCallOptions | undefined,
) {
  const params = orderParams(api, key, options);
  return orderReceipt.decode(
    await api.write(
      (wire, init) => wire.POST('/stock/success/deal/buy', { body, params, ...init }),
      options,
    ),
  );
}

/** Buys shares. Refusals: `insufficient-funds`, `price-changed`, `invalid-quantity` and others. */
export async function buyStock(
  api: Transport,
  { symbol, quantity, price }: StockPurchase,
  key: string,
  options?: OrderCallOptions,
): Promise<OrderReceipt> {
  return buy(api, { tag: symbol, count: quantity, price, mold: moldOf.stock }, key, options);
}

/**
 * Buys from an offer.
 * Refusals: `wrong-authorization-password`, `too-many-attempts` (values: `seconds`),
 * `no-transaction-code`, `insufficient-funds`, `below-minimum`, `price-changed`,
 * `time-not-allowed`, `unknown-offer` and others.
 */
export async function buyOffer(
  api: Transport,
  { kind, offerId: id, symbol, quantity, price, code }: OfferPurchase,
  key: string,
  options?: OrderCallOptions,
): Promise<OrderReceipt> {
  const lot = { tag: symbol, mold: moldOf[kind], id };
  const body = { ...lot, count: quantity, price };
  return buy(api, code === null ? body : { ...body, stock_password: code }, key, options);
}

/** Sells a whole lot. Refusals: `price-changed`, `unknown-position`, `already-sold` and others. */
export async function sellStock(
  api: Transport,
  { orderNumber, costPrice, price }: StockSale,
  key: string,
  options?: OrderCallOptions,
): Promise<OrderReceipt> {
  const body = { no: orderNumber, price: costPrice, sell_price: price };
  const params = orderParams(api, key, options);
  return orderReceipt.decode(
    await api.write(
      (wire, init) => wire.POST('/stock/success/deal/sell', { body, params, ...init }),
      options,
    ),
  );
}

/** Orders, newest first. */
export async function listOrders(
  api: Transport,
  params: OrderParams,
  options?: CallOptions,
): Promise<ReadPage<Order>> {
  const { kind, status, symbol: tag, page: number, limit, only } = params;
  const codes: StatusCodes<OrderStatus> = orderCodes[kind];
  const code = status === undefined ? allOf[kind] : Number(codes[status]);
  const body = defined({ mold: moldOf[kind], status: code, tag, page: number, limit, no: only });
  const data = await api.read(
    (wire, init) => wire.POST('/stock/success/deal/list', { body, ...init }),
    options,
  );
  return decodePage(data, 'orders', params, (row) => order.decode(row, kind));
}

/** One page of orders, newest first. */
export const ordersQuery = (api: Transport, params: OrderParams) =>
  queryOptions({
    queryKey: ['orders', params],
    queryFn: ({ signal }) => listOrders(api, params, { signal }),
    ...pollingOff,
  });

/** Orders, page after page. */
export const ordersInfiniteQuery = (api: Transport, params: Infinite<OrderParams>) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'infinite', params],
    queryFn: ({ pageParam, signal }) => listOrders(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...pollingOff,
  });

/** One order of a kind; null where there is none of that number. */
export const orderQuery = (api: Transport, kind: OrderKind, number: string) =>
  rowQuery(['orders', kind], number, numberOf, (params, options) =>
    listOrders(api, { ...params, kind }, options),
  );
