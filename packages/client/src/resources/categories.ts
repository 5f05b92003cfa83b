import type { CallOptions, Transport } from '../http/index.ts';
import { fields, list } from '../codecs/rows.ts';
import { type Category, category } from '../codecs/markets.ts';

export type CategoryCalls = ReturnType<typeof createCategoryCalls>;

export function createCategoryCalls({ read }: Transport) {
  return {
    /** The groups in their order, that of the index cards first. */
    async categories(options?: CallOptions): Promise<Category[]> {
      const data = await read((wire, init) => wire.GET('/stock/category/list', init), options);
      const { categories } = fields(data, 'category list');
      return list(categories, 'category list.categories', category.decode);
    },
  };
}
