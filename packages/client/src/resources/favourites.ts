import { subtract } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { agreedPercent } from '../codecs/numbers.ts';
import type { CallOptions, Transport } from '../http/index.ts';
import { badData, isRow } from '../codecs/rows.ts';
import { optionalFlag } from '../codecs/text.ts';
import { type Favourite, favourite } from '../codecs/favourites.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { polling, pollingOff } from './polling.ts';

/** The screen shows the change before the response, so the call must survive leaving the page. */
const keepalive = true;

/** Returns whether an instrument is a favourite. */
export async function checkFavourite(
  api: Transport,
  symbol: string,
  options?: CallOptions,
): Promise<boolean> {
  const params = { query: { symbol } };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/collection/check', { params, ...init }),
    options,
  );
  const collected = optionalFlag.decode(isRow(data) ? data['collected'] : data, 'favourite');
  if (collected === null) throw badData('favourite.collected', 'is neither yes nor no');
  return collected;
}

/** Adds a favourite; adding an existing one succeeds. Refusal: `unknown-instrument`. */
export async function addFavourite(
  api: Transport,
  symbol: string,
  options?: CallOptions,
): Promise<void> {
  await api.write(
    (wire, init) =>
      wire.POST('/stock/success/collection/add', { body: { symbol }, keepalive, ...init }),
    options,
  );
}

/** Removes a favourite; removing a missing one succeeds. */
export async function removeFavourite(
  api: Transport,
  symbol: string,
  options?: CallOptions,
): Promise<void> {
  await api.write(
    (wire, init) =>
      wire.POST('/stock/success/collection/remove', { body: { symbol }, keepalive, ...init }),
    options,
  );
}

/** Lists a page of favourites. */
export async function listFavourites(
  api: Transport,
  params: PageParams,
  options?: CallOptions,
): Promise<ReadPage<Favourite>> {
  const query = { page: params.page, pageSize: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/collection/list', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'favourites', params, (row) => {
    const read = favourite.decode(row);
    const { changePercent, price, previousClose } = read;
    const change = price === null || previousClose === null ? null : subtract(price, previousClose);
    return { ...read, changePercent: agreedPercent(changePercent, change, price) };
  });
}

/** Tells whether an instrument is a favourite. */
export const favouriteQuery = (api: Transport, symbol: string) =>
  queryOptions({
    queryKey: ['favourite', symbol],
    queryFn: ({ signal }) => checkFavourite(api, symbol, { signal }),
    ...pollingOff,
  });

/** Polls a page of favourites with their prices. */
export const favouritesQuery = (api: Transport, params: PageParams) =>
  queryOptions({
    queryKey: ['favourites', params],
    queryFn: ({ signal }) => listFavourites(api, params, { signal }),
    ...polling('stockDetail'),
  });
