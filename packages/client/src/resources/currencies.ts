import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { optionalText, text } from '../wire/text.ts';

/** A pair of currencies. */
export type CurrencyPair = {
  /** Code of the pair. */
  symbol: string;
  /** What the pair is called; the code where the upstream does not say. */
  name: string;
  /** Units of the second currency for one of the first. */
  price: DecimalText;
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: DecimalText | null;
};

/** `code` looks in code and name. */
export type CurrencyParams = PageParams & { code?: string | undefined };

export type CurrencyCalls = ReturnType<typeof createCurrencyCalls>;

export function createCurrencyCalls({ read }: Transport) {
  return {
    /** Pairs of currencies by page, or those that match a search. */
    async currencies(params: CurrencyParams, options?: CallOptions): Promise<Page<CurrencyPair>> {
      const { code, page: number, limit } = params;
      const query = defined({ code, page: number, limit });
      const data = await read(
        (wire, init) => wire.GET('/v2/currency/list', { params: { query }, ...init }),
        options,
      );
      return page(data, 'currencies', params, toPair);
    },
  };
}

function toPair(raw: unknown): CurrencyPair {
  const row = fields<Schemas['CurrencyPair']>(raw, 'currency pair');
  const symbol = text(row.stock, 'currency pair.stock');
  return {
    symbol,
    name: optionalText(row.name) ?? symbol,
    price: decimal(row.prasent, 'currency pair.prasent'),
    changePercent: optionalDecimal(
      row.percent_change ?? row.price_change_percent,
      'currency pair.percent_change',
    ),
  };
}
