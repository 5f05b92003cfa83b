import {
  type Entity,
  at,
  atAny,
  entity,
  fallback,
  listOf,
  nullable,
  withDefault,
} from './codec.ts';
import { optionalDecimal, positive, price } from './numbers.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

/** Members of every listed instrument. */
export const listedFields = {
  /** Row id; the instrument code where the upstream sends none. */
  id: fallback(at('id', optionalId), at('stock', optionalText)),
  /** Instrument code. */
  symbol: at('stock', optionalText),
  /** Instrument name; the instrument code where the upstream sends none. */
  name: fallback(at('name', optionalText), at('stock', nameText)),
  /** Market tag. Where the upstream sends none: the requested tag, or empty. */
  market: at('market', anyText),
  /** Market name; null where unknown. */
  marketName: at('market_name', optionalText),
  /** Exchange name; null where unknown. */
  exchangeName: at('exchange_name', optionalText),
  /** Last price. */
  price: atAny(['prasent', 'current_price'], price),
  /** Previous close; null where unknown. */
  previousClose: at('close_prices', price),
  /** Percent since the previous close: `1.25` is 1.25 %. */
  changePercent: at('percent_change', optionalDecimal),
  /** Unit of the price of a future: a code of the contract or a word; null where unknown. */
  unit: at('unit', optionalText),
  /** Expiry of a future, epoch milliseconds; null for none or where unknown. */
  expiresAt: at('expires_at', optionalTime),
  /** Treatment of a position at expiry: `roll`, `cash` or another word; null where unknown. */
  atExpiry: at('at_expiry', optionalText),
  /** Weight in the requested index, in percent; null where unknown. */
  weight: at('weight', positive),
} as const;

export const stock = entity('Stock', listedFields);

/** A listed instrument. Prices are decimal text in US dollars, or points of an index. */
export interface Stock extends Entity<typeof stock> {}

export const categoryStock = entity('CategoryStock', {
  /** Instrument code. */
  symbol: at('stock_code', optionalText),
  /** Instrument name; the instrument code where the upstream sends none. */
  name: fallback(at('stock_name', optionalText), at('stock_code', nameText)),
  image: at('img', optionalText),
});

/** An instrument of a category. `image` is a picture address, or null. */
export interface CategoryStock extends Entity<typeof categoryStock> {}

export const category = entity('Category', {
  id: at('category_id', optionalId),
  /** Code such as `US_INDEX`. */
  code: at('category_code', optionalText),
  name: at('category_name', optionalText),
  /** Instruments in upstream order. */
  stocks: at('stocks', withDefault(nullable(listOf(categoryStock)), [])),
});

/** A category of instruments with `id` and `name`. The first category holds the index cards. */
export interface Category extends Entity<typeof category> {}
