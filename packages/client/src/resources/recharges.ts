import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type MoneyReceipt,
  type RechargeRecord,
  moneyReceipt,
  recharge,
  rechargeCodes,
} from '../codecs/money.ts';
import { type ReadPage, type RowParams, decodePage, ofStatus } from '../codecs/page.ts';
import { withoutSharedBefore } from './pages.ts';
import { polling } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/** `status` filters the recharges. */
export type RechargeParams = RowParams & { status?: keyof typeof rechargeCodes | undefined };

/**
 * Requests a recharge in whole dollars. `key` is the Idempotency-Key of the confirmation.
 * Refusals: `invalid-amount`, `below-minimum` and others.
 */
export async function requestRecharge(
  api: Transport,
  amount: DecimalText,
  key: string,
  options?: OrderCallOptions,
): Promise<MoneyReceipt> {
  const body = { count: amount };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/v2/recharge/add', { body, params, ...init }),
    options,
  );
  return moneyReceipt.decode(data);
}

/** Lists recharges, newest first. */
export async function listRecharges(
  api: Transport,
  params: RechargeParams,
  options?: CallOptions,
): Promise<ReadPage<RechargeRecord>> {
  const { status, page, limit, only } = params;
  const query = omitUndefined({ status: status && rechargeCodes[status], page, limit, no: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/property/list', { params: { query }, ...init }),
    options,
  );
  return ofStatus(
    decodePage<RechargeRecord>(data, 'recharges', params, recharge.decode, ['orderNumber']),
    status,
  );
}

/** Polls a page of recharges, because pending ones change. */
export const rechargesQuery = (api: Transport, params: RechargeParams) =>
  queryOptions({
    queryKey: ['recharges', params],
    queryFn: ({ client, signal }) =>
      listRecharges(api, params, { signal }).then(
        withoutSharedBefore(client, ['recharges'], 'orderNumber'),
      ),
    ...polling('moneyRecords'),
  });

/** One recharge; null where there is none. */
export const rechargeQuery = (api: Transport, number: string) =>
  rowQuery<RechargeRecord>(['recharges'], number, 'orderNumber', (params, options) =>
    listRecharges(api, params, options),
  );
