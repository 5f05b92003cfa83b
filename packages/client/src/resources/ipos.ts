import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Ipo, type IpoOrder, ipo, ipoOrder } from '../codecs/ipos.ts';
import { type OrderReceipt, orderReceipt } from '../codecs/orders.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { polling } from './polling.ts';

/** Shares to apply for. */
export type IpoApplication = {
  /** Id of the offering. */
  ipoId: string;
  /** Share code. */
  symbol: string;
  /** Shares. */
  quantity: number;
  /** Accepted issue price, decimal text in US dollars per share. */
  price: DecimalText;
};

/** Lists the offerings in upstream order. */
export async function listIpos(api: Transport, options?: CallOptions): Promise<Ipo[]> {
  const data = await api.read((wire, init) => wire.GET('/client/ipo', init), options);
  return decodePage<Ipo>(data, 'ipos', wholeList, ipo.decode, ['id', 'symbol']).rows;
}

/**
 * Applies for shares. `key` is the Idempotency-Key of the confirmation; see `orders.ts`.
 * Refusals: `insufficient-funds`, `time-not-allowed`, `already-applied`, `invalid-quantity` and
 * others.
 */
export async function applyForIpo(
  api: Transport,
  { ipoId: id, symbol: tag, quantity: count, price }: IpoApplication,
  key: string,
  options?: OrderCallOptions,
): Promise<OrderReceipt> {
  const body = { id, tag, count, price };
  const params = orderParams(api, key, options);
  return orderReceipt.decode(
    await api.write(
      (wire, init) => wire.POST('/stock/success/ipo/buy', { body, params, ...init }),
      options,
    ),
  );
}

/** Lists the customer's applications, newest first. */
export async function listIpoOrders(api: Transport, options?: CallOptions): Promise<IpoOrder[]> {
  const data = await api.read((wire, init) => wire.GET('/stock/success/ipo/list', init), options);
  return decodePage<IpoOrder>(data, 'ipo orders', wholeList, ipoOrder.decode, ['orderNumber']).rows;
}

/** Polls the offerings. */
export const iposQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['ipos'],
    queryFn: ({ signal }) => listIpos(api, { signal }),
    ...polling('ipos'),
  });

/** Polls the customer's applications. */
export const ipoOrdersQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['ipoOrders'],
    queryFn: ({ signal }) => listIpoOrders(api, { signal }),
    ...polling('ipos'),
  });
