import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type MoneyReceipt,
  type RechargeRecord,
  moneyReceipt,
  recharge,
  rechargeCodes,
} from '../codecs/money.ts';
import { type Page, type PageParams, decodePage, ofStatus } from '../codecs/page.ts';

/** `status`: only those; absent for all. */
export type RechargeParams = PageParams & { status?: keyof typeof rechargeCodes | undefined };

export type RechargeCalls = ReturnType<typeof createRechargeCalls>;

export function createRechargeCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /**
     * Asks for money to come in: whole dollars. `key` is the Idempotency-Key, made when the customer
     * confirms. Refusals: `invalid-amount`, `below-minimum` and others.
     */
    async recharge(
      amount: DecimalText,
      key: string,
      options?: OrderCallOptions,
    ): Promise<MoneyReceipt> {
      const body = { count: amount };
      const params = orderParams(transport, key, options);
      const data = await write(
        (wire, init) => wire.POST('/stock/success/v2/recharge/add', { body, params, ...init }),
        options,
      );
      return moneyReceipt.decode(data);
    },

    /** Newest first. */
    async recharges(params: RechargeParams, options?: CallOptions): Promise<Page<RechargeRecord>> {
      const { status, page, limit } = params;
      const query = defined({ status: status && rechargeCodes[status], page, limit });
      const data = await read(
        (wire, init) => wire.GET('/stock/success/property/list', { params: { query }, ...init }),
        options,
      );
      return ofStatus(decodePage(data, 'recharges', params, recharge.decode), status);
    },
  };
}
