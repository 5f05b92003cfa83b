import { type Entity, at, atAny, entity, fallback } from './codec.ts';
import { optionalDecimal, price } from './numbers.ts';
import { nameText, optionalText } from './text.ts';

export const currencyPair = entity('CurrencyPair', {
  /** Code of the pair. */
  symbol: at('stock', optionalText),
  /** What the pair is called; the code where the upstream does not say. */
  name: fallback(at('name', optionalText), at('stock', nameText)),
  /** Units of the second currency for one of the first. */
  price: at('prasent', price),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: atAny(['percent_change', 'price_change_percent'], optionalDecimal),
});

/** A pair of currencies. */
export interface CurrencyPair extends Entity<typeof currencyPair> {}
