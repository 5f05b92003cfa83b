import { optionalFields, type Schemas } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { optionalId } from '../wire/text.ts';
import { optionalTime } from '../wire/times.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Fund, type FundOrder, toFund, toFundOrder } from './fundRow.ts';

/** `status` absent for all. */
export type FundOrderParams = PageParams & {
  status?: 'active' | 'completed' | 'cancelled' | undefined;
};

/** What a purchase came to; null for what the upstream did not say. */
export type FundReceipt = {
  /** By which the upstream knows the order. */
  orderNumber: string | null;
  /** When the period ends, epoch milliseconds. */
  endsAt: number | null;
};

export type FundCalls = ReturnType<typeof createFundCalls>;

export function createFundCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /** The funds on sale, those that are sold out included. */
    async list(options?: CallOptions): Promise<Fund[]> {
      const data = await read((wire, init) => wire.GET('/v2/fund/list', init), options);
      return page(data, 'funds', { page: 1, limit: Infinity }, toFund).rows;
    },

    /**
     * Buys one participation, at the fund's price and without a fee. `key` is the Idempotency-Key, as
     * with every order. Refusals: `insufficient-funds`, `sold-out`, `fund-closed`, `not-found` and
     * others.
     */
    async purchase(fundId: string, key: string, options?: OrderCallOptions): Promise<FundReceipt> {
      const body = { project_id: fundId };
      const params = orderParams(transport, key, options);
      const data = await write(
        (wire, init) => wire.POST('/stock/success/fund/purchase', { body, params, ...init }),
        options,
      );
      const raw = optionalFields<Schemas['FundReceipt']>(data);
      return { orderNumber: optionalId(raw.no), endsAt: optionalTime(raw.end_time) };
    },

    /** The customer's participations, newest first. */
    async orders(params: FundOrderParams, options?: CallOptions): Promise<Page<FundOrder>> {
      const query = defined(params);
      const data = await read(
        (wire, init) => wire.GET('/stock/success/fund/orders', { params: { query }, ...init }),
        options,
      );
      return page(data, 'fund orders', params, toFundOrder);
    },
  };
}
