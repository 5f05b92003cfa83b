import { cacheLifetimeMs } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { isRow } from '../codecs/rows.ts';
import { type Category, category } from '../codecs/markets.ts';
import { pollingOff } from './polling.ts';
import { persistedAs } from './persisted.ts';

/** Lists the categories; the first holds the index cards. */
export async function listCategories(api: Transport, options?: CallOptions): Promise<Category[]> {
  const data = await api.read((wire, init) => wire.GET('/stock/category/list', init), options);
  const listed = isRow(data) ? (data['categories'] ?? data) : data;
  return decodePage(listed, 'category list', wholeList, category.decode).rows;
}

/** Categories of instruments, persisted on the device. */
export const categoriesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => listCategories(api, { signal }),
    ...pollingOff,
    staleTime: cacheLifetimeMs,
    gcTime: cacheLifetimeMs,
    ...persistedAs('cached_categories'),
  });
