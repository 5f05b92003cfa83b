import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
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
import { type ReadPage, type RowParams, decodePage, wholeList } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages, withoutSharedBefore } from './pages.ts';
import { pollingOff } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/** `status` filters the participations. */
export type FundOrderParams = RowParams & {
  status?: keyof typeof fundOrderCodes | undefined;
};

/** Lists the funds on sale, including sold-out ones. */
export async function listFunds(api: Transport, options?: CallOptions): Promise<Fund[]> {
  const data = await api.read((wire, init) => wire.GET('/v2/fund/list', init), options);
  return decodePage<Fund>(data, 'funds', wholeList, fund.decode, ['id']).rows;
}

/** A purchase of one participation. */
export type FundOffer = {
  /** Id of the fund. */
  fundId: string;
  /** `version` of the reviewed fund, where the upstream sends one. */
  version?: string | null | undefined;
};

/**
 * Buys one participation at the fund's price, without a fee. `key` is the Idempotency-Key of the
 * confirmation.
 * Refusals: `insufficient-funds`, `sold-out`, `fund-closed`, `not-found`, `terms-changed` (since the
 * review) and others.
 */
export async function buyFund(
  api: Transport,
  { fundId, version }: FundOffer,
  key: string,
  options?: OrderCallOptions,
): Promise<FundReceipt> {
  const body = { project_id: fundId, ...omitUndefined({ version: version ?? undefined }) };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/fund/purchase', { body, params, ...init }),
    options,
  );
  return fundReceipt.decode(data);
}

/** Lists the customer's participations, newest first. */
export async function listFundOrders(
  api: Transport,
  params: FundOrderParams,
  options?: CallOptions,
): Promise<ReadPage<FundOrder>> {
  const { only, ...rest } = params;
  const query = omitUndefined({ ...rest, no: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/fund/orders', { params: { query }, ...init }),
    options,
  );
  return decodePage<FundOrder>(data, 'fund orders', params, fundOrder.decode, ['orderNumber']);
}

/** Funds on sale. */
export const fundsQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['funds'],
    queryFn: ({ signal }) => listFunds(api, { signal }),
    ...pollingOff,
  });

/** Participations as an infinite list. */
export const fundOrdersInfiniteQuery = (api: Transport, params: InfiniteParams<FundOrderParams>) =>
  infiniteQueryOptions({
    queryKey: ['fundOrders', 'infinite', params],
    queryFn: ({ client, pageParam, signal }): Promise<ReadPage<FundOrder>> =>
      listFundOrders(api, { ...params, page: pageParam }, { signal }).then(
        withoutSharedBefore(client, ['fundOrders'], 'orderNumber'),
      ),
    ...infinitePages(params.limit),
    ...pollingOff,
  });

/** One participation; null where there is none. */
export const fundOrderQuery = (api: Transport, number: string) =>
  rowQuery<FundOrder>(['fundOrders'], number, 'orderNumber', (params, options) =>
    listFundOrders(api, params, options),
  );
