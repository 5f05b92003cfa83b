import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type CurrencyPair, currencyPair } from '../codecs/otherMarkets.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { type PollName, polling } from './polling.ts';

/** `code` searches the code and the name of a pair. */
export type CurrencyParams = PageParams & { code?: string | undefined };

/** Lists currency pairs by page. */
export async function listCurrencies(
  api: Transport,
  params: CurrencyParams,
  options?: CallOptions,
): Promise<ReadPage<CurrencyPair>> {
  const { code, page: number, limit } = params;
  const query = omitUndefined({ code, page: number, limit });
  const data = await api.read(
    (wire, init) => wire.GET('/v2/currency/list', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'currencies', params, currencyPair.decode);
}

/** Polls a page of currency pairs; `as` selects the interval. */
export const currenciesQuery = (
  api: Transport,
  params: CurrencyParams,
  as: PollName = 'forexPrice',
) =>
  queryOptions({
    queryKey: ['currencies', params],
    queryFn: ({ signal }) => listCurrencies(api, params, { signal }),
    ...polling(as),
  });
