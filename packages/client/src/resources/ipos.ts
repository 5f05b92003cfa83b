import type { DecimalText } from '@corro/domain';
import type { CallOptions, Transport } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Ipo, type IpoOrder, ipo, ipoOrder } from '../codecs/ipos.ts';
import { type OrderReceipt, orderReceipt } from '../codecs/orders.ts';
import { decodePage, whole } from '../codecs/page.ts';

/** Shares that the customer applies for, at the price of issue (decimal text, US dollars a share). */
export type IpoApplication = {
  /** Of the offering. */
  ipoId: string;
  /** Code of the share. */
  symbol: string;
  /** Shares. */
  quantity: number;
  /** That of the issue, as the customer accepted it. */
  price: DecimalText;
};

export type IpoCalls = ReturnType<typeof createIpoCalls>;

export function createIpoCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /** The offerings, in the upstream's order. */
    async list(options?: CallOptions): Promise<Ipo[]> {
      const data = await read((wire, init) => wire.GET('/client/ipo', init), options);
      return decodePage(data, 'ipos', whole, ipo.decode).rows;
    },

    /**
     * Refusals: `insufficient-funds`, `time-not-allowed`, `already-applied`, `invalid-quantity` and
     * others. `key` is the Idempotency-Key; see `orders`.
     */
    async apply(
      { ipoId: id, symbol: tag, quantity: count, price }: IpoApplication,
      key: string,
      options?: OrderCallOptions,
    ): Promise<OrderReceipt> {
      const body = { id, tag, count, price };
      const params = orderParams(transport, key, options);
      return orderReceipt.decode(
        await write(
          (wire, init) => wire.POST('/stock/success/ipo/buy', { body, params, ...init }),
          options,
        ),
      );
    },

    /** The customer's applications, newest first. */
    async orders(options?: CallOptions): Promise<IpoOrder[]> {
      const data = await read((wire, init) => wire.GET('/stock/success/ipo/list', init), options);
      return decodePage(data, 'ipo orders', whole, ipoOrder.decode).rows;
    },
  };
}
