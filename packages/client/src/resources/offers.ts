import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type Offer, type OfferKind, moldOf, offer } from '../codecs/orders.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { polling } from './polling.ts';

/** `kind` of the offers; `code` searches the instrument code. */
export type OfferParams = { kind: OfferKind; code?: string | undefined };

/** Lists the offers of a kind. */
export async function listOffers(
  api: Transport,
  { kind, code }: OfferParams,
  options?: CallOptions,
): Promise<Offer[]> {
  const body = omitUndefined({ mold: moldOf[kind], code });
  const data = await api.read(
    (wire, init) => wire.POST('/stock/success/stock/list', { body, ...init }),
    options,
  );
  const readAt = api.now();
  return decodePage(
    data,
    'offers',
    wholeList,
    (row): Offer => ({ ...offer.decode(row), kind, readAt }),
    ['id', 'symbol'],
  ).rows;
}

/** Polls the offers of a kind. */
export const offersQuery = (api: Transport, params: OfferParams) =>
  queryOptions({
    queryKey: ['offers', params],
    queryFn: ({ signal }) => listOffers(api, params, { signal }),
    ...polling('offers'),
  });
