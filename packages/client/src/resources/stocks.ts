import type { DecimalText } from '@corro/domain';
import { optionalDecimal, decimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { optionalId, optionalText, text } from '../wire/text.ts';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';

/** An instrument in a list. Prices are decimal text in US dollars, points for an index. */
export type Stock = {
  /** The row; the code where the upstream sends no id. */
  id: string;
  /** Code of the instrument. */
  symbol: string;
  /** What it is called; the code where the upstream does not say. */
  name: string;
  /** Tag of the market; the one asked for, or empty, where the upstream does not say. */
  market: string;
  /** The market in words; null where the upstream does not say. */
  marketName: string | null;
  /** The exchange in words; null where the upstream does not say. */
  exchangeName: string | null;
  /** The last one. */
  price: DecimalText;
  /** Of the trading day before; null where the upstream does not say. */
  previousClose: DecimalText | null;
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: DecimalText | null;
};

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
      return page(data, 'stocks', params, (row) => toStock(row, market));
    },

    /** The whole forex, futures or treasury list. */
    async list({ market, code }: MarketParams, options?: CallOptions): Promise<Stock[]> {
      const query = defined({ market, code });
      const data = await read(
        (wire, init) => wire.GET('/v2/market/list', { params: { query }, ...init }),
        options,
      );
      const whole = { page: 1, limit: Infinity };
      return page(data, 'market list', whole, (row) => toStock(row, market)).rows;
    },
  };
}

function toStock(raw: unknown, asked = ''): Stock {
  const row = fields<Schemas['Stock']>(raw, 'stock');
  const symbol = text(row.stock, 'stock.stock');
  return {
    id: optionalId(row.id) ?? symbol,
    symbol,
    name: optionalText(row.name) ?? symbol,
    market: optionalText(row.market) ?? asked,
    marketName: optionalText(row.market_name),
    exchangeName: optionalText(row.exchange_name),
    price: decimal(row.prasent ?? row.current_price, 'stock.prasent'),
    previousClose: optionalDecimal(row.close_prices, 'stock.close_prices'),
    changePercent: optionalDecimal(row.percent_change, 'stock.percent_change'),
  };
}
