import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Ipo, type IpoOrder, ipo, ipoOrder } from '../codecs/ipos.ts';
import { type OrderReceipt, orderReceipt } from '../codecs/orders.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { polling } from '../queries/polling.ts';

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

/** The offerings, in the upstream's order. */
export async function listIpos(api: Transport, options?: CallOptions): Promise<Ipo[]> {
  const data = await api.read((wire, init) => wire.GET('/client/ipo', init), options);
  return decodePage(data, 'ipos', whole, ipo.decode).rows;
}

/**
 * Applies for shares.
 * Refusals: `insufficient-funds`, `time-not-allowed`, `already-applied`, `invalid-quantity` and
 * others. `key` is the Idempotency-Key; see `orders`.
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

/** The customer's applications, newest first. */
export async function listIpoOrders(api: Transport, options?: CallOptions): Promise<IpoOrder[]> {
  const data = await api.read((wire, init) => wire.GET('/stock/success/ipo/list', init), options);
  return decodePage(data, 'ipo orders', whole, ipoOrder.decode).rows;
}

/** The offerings to the public. */
export const iposQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['ipos'],
    queryFn: ({ signal }) => listIpos(api, { signal }),
    ...polling('ipos'),
  });

/** The customer's applications, newest first. */
export const ipoOrdersQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['ipoOrders'],
    queryFn: ({ signal }) => listIpoOrders(api, { signal }),
    ...polling('ipos'),
  });
