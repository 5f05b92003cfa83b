import { type Entity, at, atAny, entity, fallback } from './codec.ts';
import { listedFields, type Stock } from './markets.ts';
import { optionalDecimal, positive, price, wholeFromOne } from './numbers.ts';
import { nameText, optionalText } from './text.ts';

const ownFields = {
  /** Who owes it; null where the upstream does not say. What one issuer owes makes one yield curve. */
  issuer: at('issuer', optionalText),
  /** What it earns at its price until it is due, in percent a year; null where it is not said, as are the next two. */
  yieldPercent: at('yield', optionalDecimal),
  /** In how many days it is due. */
  termDays: at('term_days', wholeFromOne),
  /** What is paid for one unit until it is due, US dollars: its face value and all interest to come. */
  paidUntilDue: at('paid_until_due', positive),
} as const;

const own = entity('Stock', ownFields);

export const debt = entity('Stock', { ...listedFields, ...ownFields });

/** Treasury debt in its list. Prices are decimal text in US dollars. */
export interface Debt extends Stock, Entity<typeof own> {}

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
