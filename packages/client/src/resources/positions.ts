import type { PositionType } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type Position, position } from '../codecs/orders.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { polling } from './polling.ts';

/** `type` and `symbol` filter the lots; `limit` defaults to 10 rows per `page`. */
export type PositionParams = {
  type: PositionType;
  page: number;
  limit?: number | undefined;
  symbol?: string | undefined;
};

const defaultLimit = 10;

/** Lists lots, newest first. */
export async function listPositions(
  api: Transport,
  params: PositionParams,
  options?: CallOptions,
): Promise<ReadPage<Position>> {
  const paging: PageParams = { page: params.page, limit: params.limit ?? defaultLimit };
  const query = omitUndefined({ type: params.type, tag: params.symbol, ...paging });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/transaction', { params: { query }, ...init }),
    options,
  );
  return decodePage<Position>(data, 'positions', paging, position.decode, ['orderNumber']);
}

/** Polls a page of lots. */
export const positionsQuery = (api: Transport, params: PositionParams) =>
  queryOptions({
    queryKey: ['positions', params],
    queryFn: ({ signal }) => listPositions(api, params, { signal }),
    ...polling('positions'),
  });
