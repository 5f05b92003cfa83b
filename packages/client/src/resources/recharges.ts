import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Page, type PageParams, ofStatus, page } from '../wire/page.ts';
import {
  type MoneyReceipt,
  type MoneyRecord,
  toMoneyReceipt,
  toMoneyRecord,
} from './moneyRecord.ts';

/** `status` as the records carry it (spec §4), absent for all. */
export type RechargeParams = PageParams & { status?: 1 | 2 | 3 | undefined };

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
      return toMoneyReceipt(data);
    },

    /** Newest first. */
    async recharges(params: RechargeParams, options?: CallOptions): Promise<Page<MoneyRecord>> {
      const query = defined(params);
      const data = await read(
        (wire, init) => wire.GET('/stock/success/property/list', { params: { query }, ...init }),
        options,
      );
      const found = page(data, 'recharges', params, (row) => toMoneyRecord(row, 'recharge'));
      return ofStatus(found, params.status);
    },
  };
}
