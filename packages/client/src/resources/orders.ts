import type { DecimalText } from '@corro/domain';
import type { paths } from '../__generated__/schema.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type OfferKind, type OrderKind, moldOf } from './orderKind.ts';
import { type Order, toOrder } from './orderRow.ts';
import { type OrderReceipt, toReceipt } from './receipt.ts';

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

/** `status` as the contract numbers it; absent for all. `symbol`: only orders of that instrument. */
export type OrderParams = PageParams & {
  /** Only orders of this kind. */
  kind: OrderKind;
  status?: number | undefined;
  symbol?: string | undefined;
};

type PurchaseBody =
  paths['/stock/success/deal/buy']['post']['requestBody']['content']['application/json'];

export type OrderCalls = ReturnType<typeof createOrderCalls>;

/**
 * `key` is the Idempotency-Key: a UUID made when the customer confirms. An order is sent once; after
 * TimedOut, NetworkFailed or ProtocolBroken nobody knows whether it was carried out. Where the upstream
 * honours keys (`honoursKeys`) the caller sends it again with the same key, else looks for the key
 * among the orders. `in-progress` and, the second time, `busy` are not final either.
 */
export function createOrderCalls(transport: Transport) {
  const { read, write } = transport;
  async function buy(body: PurchaseBody, key: string, options: OrderCallOptions | undefined) {
    const params = orderParams(transport, key, options);
    return toReceipt(
      await write(
        (wire, init) => wire.POST('/stock/success/deal/buy', { body, params, ...init }),
        options,
      ),
    );
  }

  return {
    /** Refusals: `insufficient-funds`, `price-changed`, `invalid-quantity` and others. */
    async buyStock(
      { symbol, quantity, price }: StockPurchase,
      key: string,
      options?: OrderCallOptions,
    ): Promise<OrderReceipt> {
      return buy({ tag: symbol, count: quantity, price, mold: moldOf.stock }, key, options);
    },

    /**
     * Refusals: `wrong-authorization-password`, `too-many-attempts` (values: `seconds`),
     * `no-transaction-code`, `insufficient-funds`, `below-minimum`, `price-changed`,
     * `time-not-allowed`, `unknown-offer` and others.
     */
    async buyOffer(
      { kind, offerId: id, symbol, quantity, price, code }: OfferPurchase,
      key: string,
      options?: OrderCallOptions,
    ): Promise<OrderReceipt> {
      const offer = { tag: symbol, mold: moldOf[kind], id };
      const order = { ...offer, count: quantity, price };
      return buy(code === null ? order : { ...order, stock_password: code }, key, options);
    },

    /** Refusals: `price-changed`, `unknown-position`, `already-sold` and others. */
    async sellStock(
      { orderNumber, costPrice, price }: StockSale,
      key: string,
      options?: OrderCallOptions,
    ): Promise<OrderReceipt> {
      const body = { no: orderNumber, price: costPrice, sell_price: price };
      const params = orderParams(transport, key, options);
      return toReceipt(
        await write(
          (wire, init) => wire.POST('/stock/success/deal/sell', { body, params, ...init }),
          options,
        ),
      );
    },

    /** Newest first. */
    async list(params: OrderParams, options?: CallOptions): Promise<Page<Order>> {
      const { kind, status, symbol: tag, page: number, limit } = params;
      const body = defined({ mold: moldOf[kind], status, tag, page: number, limit });
      const data = await read(
        (wire, init) => wire.POST('/stock/success/deal/list', { body, ...init }),
        options,
      );
      return page(data, 'orders', params, (row) => toOrder(row, kind));
    },
  };
}
