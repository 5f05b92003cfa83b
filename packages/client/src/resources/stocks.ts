import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type Stock, stock } from '../codecs/markets.ts';
import { type Page, type PageParams, decodePage, whole } from '../codecs/page.ts';

/** `search` looks in code and name. */
export type StockParams = PageParams & {
  search?: string | undefined;
  /** Tag of the only market that is looked in. */
  market?: string | undefined;
};
/** Currencies, futures, treasury debt. */
export type MarketTag = 'FOREX' | 'FUTURE' | 'CGI';
/** `code` looks in code and name. */
export type MarketParams = {
  /** Which list. */
  market: MarketTag;
  code?: string | undefined;
};

export type StockCalls = ReturnType<typeof createStockCalls>;

export function createStockCalls({ read }: Transport) {
  return {
    /** Shares by page, or those that match a search. */
    async stocks(params: StockParams, options?: CallOptions): Promise<Page<Stock>> {
      const { search: symbol, market, page: number, limit } = params;
      const query = defined({ symbol, market, page: number, limit });
      const data = await read(
        (wire, init) => wire.GET('/v2/stock/list', { params: { query }, ...init }),
        options,
      );
      return decodePage(data, 'stocks', params, (row) => toStock(row, market));
    },

    /** The whole forex, futures or treasury list. */
    async list({ market, code }: MarketParams, options?: CallOptions): Promise<Stock[]> {
      const query = defined({ market, code });
      const data = await read(
        (wire, init) => wire.GET('/v2/market/list', { params: { query }, ...init }),
        options,
      );
      return decodePage(data, 'market list', whole, (row) => toStock(row, market)).rows;
    },
  };
}

function toStock(row: unknown, asked = ''): Stock {
  const read = stock.decode(row);
  return { ...read, market: read.market || asked };
}
