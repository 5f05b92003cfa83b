import { type Entity, type Member, at, entity, fallback } from './codec.ts';
import { optionalDecimal, price } from './numbers.ts';
import { isRow } from './rows.ts';
import { anyText, nameText, optionalText } from './text.ts';

/** Creates a member of a nested object. A missing object is read as an empty object. */
function inside<Value, const Name extends string>(
  name: Name,
  member: Member<Value>,
): Member<Value, Name> {
  return {
    read(row, path) {
      const part = row[name];
      return member.read(isRow(part) ? part : {}, `${path}.${name}`);
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
  /** Instrument code. */
  symbol: at('stock_code', optionalText),
  /** Instrument name; the instrument code where the upstream sends none. */
  name: fallback(at('stock_name', optionalText), at('stock_code', nameText)),
  /** Category code. */
  categoryCode: at('category_code', optionalText),
  /** Market tag; empty where unknown. */
  market: detail(at('market', anyText)),
  /** Market name. */
  marketName: detail(at('market_name', optionalText)),
  /** Exchange name. */
  exchangeName: detail(at('exchange_name', optionalText)),
  price: detail(at('prasent', price)),
  previousClose: detail(at('close_prices', price)),
  /** Percent since the previous close. */
  changePercent: detail(at('percent_change', optionalDecimal)),
});

/** A favourite. `price` and `previousClose` are decimal text in US dollars. */
export interface Favourite extends Entity<typeof favourite> {}
