import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type CurrencyPair, currencyPair } from '../codecs/currencies.ts';
import { type Page, type PageParams, decodePage } from '../codecs/page.ts';

/** `code` looks in code and name. */
export type CurrencyParams = PageParams & { code?: string | undefined };

export type CurrencyCalls = ReturnType<typeof createCurrencyCalls>;

export function createCurrencyCalls({ read }: Transport) {
  return {
    /** Pairs of currencies by page, or those that match a search. */
    async list(params: CurrencyParams, options?: CallOptions): Promise<Page<CurrencyPair>> {
      const { code, page: number, limit } = params;
      const query = defined({ code, page: number, limit });
      const data = await read(
        (wire, init) => wire.GET('/v2/currency/list', { params: { query }, ...init }),
        options,
      );
      return decodePage(data, 'currencies', params, currencyPair.decode);
    },
  };
}
