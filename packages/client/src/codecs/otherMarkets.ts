import { type Entity, at, atAny, entity, fallback } from './codec.ts';
import { listedFields, type Stock } from './markets.ts';
import { optionalDecimal, positive, price, wholeFromOne } from './numbers.ts';
import { nameText, optionalText } from './text.ts';

const ownFields = {
  /** Issuer; its debts form one yield curve. */
  issuer: at('issuer', optionalText),
  /** Annual yield to maturity, percent. */
  yieldPercent: at('yield', optionalDecimal),
  /** Days to maturity. */
  termDays: at('term_days', wholeFromOne),
  /** Total payments per unit until maturity, US dollars: face value and remaining interest. */
  paidUntilDue: at('paid_until_due', positive),
} as const;

const unlisted = entity('Stock', ownFields);

export const debt = entity('Stock', { ...listedFields, ...ownFields });

/** Listed treasury debt. Prices are decimal text in US dollars. */
export interface Debt extends Stock, Entity<typeof unlisted> {}

export const currencyPair = entity('CurrencyPair', {
  /** Pair code. */
  symbol: at('stock', optionalText),
  /** Pair name; the pair code where the upstream sends none. */
  name: fallback(at('name', optionalText), at('stock', nameText)),
  /** Units of the second currency per unit of the first. */
  price: at('prasent', price),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: atAny(['percent_change', 'price_change_percent'], optionalDecimal),
});

/** A currency pair. */
export interface CurrencyPair extends Entity<typeof currencyPair> {}
