import { type Entity, type Member, at, entity, fallback } from './codec.ts';
import { optionalDecimal, price } from './numbers.ts';
import { isRow } from './rows.ts';
import { anyText, nameText, optionalText } from './text.ts';

/** A member of an object within the row; all of them read as missing where it is none. */
function inside<Value, const Name extends string>(
  name: Name,
  member: Member<Value>,
): Member<Value, Name> {
  return {
    read(row, where) {
      const part = row[name];
      return member.read(isRow(part) ? part : {}, `${where}.${name}`);
    },
    write(value, row) {
      const part = isRow(row[name]) ? { ...row[name] } : {};
      member.write(value, part);
      row[name] = part;
    },
  };
}

const detail = <Value>(member: Member<Value>) => inside('stock_detail', member);

export const favourite = entity('WatchlistItem', {
  /** Code of the instrument. */
  symbol: at('stock_code', optionalText),
  /** What it is called; the code where the upstream does not say. */
  name: fallback(at('stock_name', optionalText), at('stock_code', nameText)),
  /** Of the group that it belongs to; null where the upstream does not say. */
  categoryCode: at('category_code', optionalText),
  /** Tag of the market; empty where the upstream does not say. */
  market: detail(at('market', anyText)),
  /** The market in words; null where the upstream does not say. */
  marketName: detail(at('market_name', optionalText)),
  /** The exchange in words; null where the upstream does not say. */
  exchangeName: detail(at('exchange_name', optionalText)),
  /** Null where the upstream does not say. */
  price: detail(at('prasent', price)),
  /** Null where the upstream does not say. */
  previousClose: detail(at('close_prices', price)),
  /** Percent since the previous close. */
  changePercent: detail(at('percent_change', optionalDecimal)),
});

/** A favourite. Prices are decimal text in US dollars. */
export interface Favourite extends Entity<typeof favourite> {}
