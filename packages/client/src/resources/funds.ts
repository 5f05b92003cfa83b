import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type Fund,
  type FundOrder,
  type FundReceipt,
  fund,
  fundOrder,
  type fundOrderCodes,
  fundReceipt,
} from '../codecs/funds.ts';
import { type Page, type PageParams, decodePage, whole } from '../codecs/page.ts';

/** `status` absent for all. */
export type FundOrderParams = PageParams & {
  status?: keyof typeof fundOrderCodes | undefined;
};

export type FundCalls = ReturnType<typeof createFundCalls>;

export function createFundCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /** The funds on sale, those that are sold out included. */
    async list(options?: CallOptions): Promise<Fund[]> {
      const data = await read((wire, init) => wire.GET('/v2/fund/list', init), options);
      return decodePage(data, 'funds', whole, fund.decode).rows;
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
      return fundReceipt.decode(data);
    },

    /** The customer's participations, newest first. */
    async orders(params: FundOrderParams, options?: CallOptions): Promise<Page<FundOrder>> {
      const query = defined(params);
      const data = await read(
        (wire, init) => wire.GET('/stock/success/fund/orders', { params: { query }, ...init }),
        options,
      );
      return decodePage(data, 'fund orders', params, fundOrder.decode);
    },
  };
}
