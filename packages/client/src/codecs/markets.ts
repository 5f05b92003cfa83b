import { type Entity, at, atAny, entity, fallback, listOf, nullable, or } from './codec.ts';
import { optionalDecimal, price } from './numbers.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';

/** The members that all instruments in lists have. */
export const listedFields = {
  /** The row; the code where the upstream sends no id. */
  id: fallback(at('id', optionalId), at('stock', optionalText)),
  /** Code of the instrument. */
  symbol: at('stock', optionalText),
  /** What it is called; the code where the upstream does not say. */
  name: fallback(at('name', optionalText), at('stock', nameText)),
  /** Tag of the market; the one asked for, or empty, where the upstream does not say. */
  market: at('market', anyText),
  /** The market in words; null where the upstream does not say. */
  marketName: at('market_name', optionalText),
  /** The exchange in words; null where the upstream does not say. */
  exchangeName: at('exchange_name', optionalText),
  /** The last one. */
  price: atAny(['prasent', 'current_price'], price),
  /** Of the trading day before; null where the upstream does not say. */
  previousClose: at('close_prices', price),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: at('percent_change', optionalDecimal),
} as const;

export const stock = entity('Stock', listedFields);

/** An instrument in a list. Prices are decimal text in US dollars, points for an index. */
export interface Stock extends Entity<typeof stock> {}

export const categoryStock = entity('CategoryStock', {
  /** Code of the instrument. */
  symbol: at('stock_code', optionalText),
  /** What it is called; the code where the upstream does not say. */
  name: fallback(at('stock_name', optionalText), at('stock_code', nameText)),
  /** Address of its picture; null where the upstream sends none. */
  image: at('img', optionalText),
});

/** An instrument of a group. */
export interface CategoryStock extends Entity<typeof categoryStock> {}

export const category = entity('Category', {
  /** Of the group; null where the upstream does not say, as is each of these. */
  id: at('category_id', optionalId),
  /** Such as `US_INDEX`. */
  code: at('category_code', optionalText),
  /** What the group is called. */
  name: at('category_name', optionalText),
  /** What is in it, in the order of the upstream. */
  stocks: at('stocks', or(nullable(listOf(categoryStock)), [])),
});

/** A group of instruments; the first is that of the index cards. */
export interface Category extends Entity<typeof category> {}
