import { type Schemas, fields, list } from '../wire/fields.ts';
import { optionalId, optionalText, text } from '../wire/text.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

/** A group of instruments; the first is that of the index cards. */
export type Category = {
  /** Of the group; null where the upstream does not say, as is each of these. */
  id: string | null;
  /** Such as `US_INDEX`. */
  code: string | null;
  /** What the group is called. */
  name: string | null;
  /** What is in it, in the order of the upstream. */
  stocks: CategoryStock[];
};
/** An instrument of a group: its code in `symbol`, and its `name`. */
export type CategoryStock = { symbol: string; name: string };

export type CategoryCalls = ReturnType<typeof createCategoryCalls>;

export function createCategoryCalls({ read }: Transport) {
  return {
    /** The groups in their order, that of the index cards first. */
    async categories(options?: CallOptions): Promise<Category[]> {
      const data = await read((wire, init) => wire.GET('/stock/category/list', init), options);
      const { categories } = fields<{ categories: unknown }>(data, 'category list');
      return list(categories, 'category list.categories', toCategory);
    },
  };
}

function toCategory(raw: unknown): Category {
  const row = fields<Schemas['Category']>(raw, 'category');
  return {
    id: optionalId(row.category_id),
    code: optionalText(row.category_code),
    name: optionalText(row.category_name),
    stocks: list(row.stocks, 'category.stocks', toCategoryStock),
  };
}

function toCategoryStock(raw: unknown): CategoryStock {
  const row = fields<Schemas['CategoryStock']>(raw, 'category.stock');
  const symbol = text(row.stock_code, 'category.stock.stock_code');
  return { symbol, name: optionalText(row.stock_name) ?? symbol };
}
