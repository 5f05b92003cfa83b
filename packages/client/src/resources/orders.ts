import type { DecimalText } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { paths } from '../__generated__/schema.ts';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
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
import { type InfiniteParams, infinitePages, withoutSharedBefore } from './pages.ts';
import type { StatusCodes } from '../codecs/status.ts';
import { pollingOff } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/*
 * `key` is the Idempotency-Key: a UUID created when the customer confirms. An order is sent once.
 * After TimedOut, NetworkFailed or ProtocolBroken its outcome is unknown: the caller sends it again
 * with the same key where `honoursKeys` is true, else searches the orders for the key.
 * The refusal `in-progress`, and `busy` or `turned-away` on a repeated call, do not tell the outcome
 * either.
 */

/** A purchase of shares. `price` is the accepted price per share, decimal text in US dollars. */
export type StockPurchase = {
  /** Instrument code. */
  symbol: string;
  /** Shares. */
  quantity: number;
  price: DecimalText;
};

/** A sale of a whole lot. Prices are decimal text in US dollars per share. */
export type StockSale = {
  /** Number of the order that bought the lot. */
  orderNumber: string;
  /** Purchase price of the lot. */
  costPrice: DecimalText;
  /** Accepted market price. */
  price: DecimalText;
};

/**
 * A purchase from an offer. `code` is the transaction code; null where a repeated call omits it.
 * The client does not store the code.
 */
export type OfferPurchase = {
  /** Type of the offer. */
  kind: OfferKind;
  /** Id of the offer. */
  offerId: string;
  /** Instrument code. */
  symbol: string;
  /** Shares. */
  quantity: number;
  /** Accepted offer price, decimal text in US dollars per share. */
  price: DecimalText;
  code: string | null;
};

/** `kind`, `status` and `symbol` filter the orders. */
export type OrderParams = RowParams & {
  kind: OrderKind;
  status?: OrderStatus | undefined;
  symbol?: string | undefined;
};

/** Value of the status parameter for all orders of a kind; kinds not listed here send none. */
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
  const body = { tag: symbol, mold: moldOf[kind], id, count: quantity, price };
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

/** Lists orders, newest first. */
export async function listOrders(
  api: Transport,
  params: OrderParams,
  options?: CallOptions,
): Promise<ReadPage<Order>> {
  const { kind, status, symbol: tag, page: number, limit, only } = params;
  const codes: StatusCodes<OrderStatus> = orderCodes[kind];
  const code = status === undefined ? allOf[kind] : Number(codes[status]);
  const body = omitUndefined({
    mold: moldOf[kind],
    status: code,
    tag,
    page: number,
    limit,
    no: only,
  });
  const data = await api.read(
    (wire, init) => wire.POST('/stock/success/deal/list', { body, ...init }),
    options,
  );
  return decodePage(data, 'orders', params, (row) => order.decode(row, kind), ['orderNumber']);
}

/** One page of orders, newest first. */
export const ordersQuery = (api: Transport, params: OrderParams) =>
  queryOptions({
    queryKey: ['orders', params],
    queryFn: ({ client, signal }) =>
      listOrders(api, params, { signal }).then(
        withoutSharedBefore(client, ['orders', params.kind], 'orderNumber'),
      ),
    ...pollingOff,
  });

/** Orders as an infinite list. */
export const ordersInfiniteQuery = (api: Transport, params: InfiniteParams<OrderParams>) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'infinite', params],
    queryFn: ({ client, pageParam, signal }): Promise<ReadPage<Order>> =>
      listOrders(api, { ...params, page: pageParam }, { signal }).then(
        withoutSharedBefore(client, ['orders', params.kind], 'orderNumber'),
      ),
    ...infinitePages(params.limit),
    ...pollingOff,
  });

/** One order of a kind; null where there is none. */
export const orderQuery = (api: Transport, kind: OrderKind, number: string) =>
  rowQuery<Order>(['orders', kind], number, 'orderNumber', (params, options) =>
    listOrders(api, { ...params, kind }, options),
  );
