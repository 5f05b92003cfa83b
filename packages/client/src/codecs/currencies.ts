import { type Entity, at, atAny, entity, fallback } from './codec.ts';
import { decimal, optionalDecimal } from './numbers.ts';
import { optionalText, text } from './text.ts';

export const currencyPair = entity('CurrencyPair', {
  /** Code of the pair. */
  symbol: at('stock', text),
  /** What the pair is called; the code where the upstream does not say. */
  name: fallback(at('name', optionalText), at('stock', text)),
  /** Units of the second currency for one of the first. */
  price: at('prasent', decimal),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: atAny(['percent_change', 'price_change_percent'], optionalDecimal),
});

/** A pair of currencies. */
export interface CurrencyPair extends Entity<typeof currencyPair> {}
