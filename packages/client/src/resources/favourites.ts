import type { CallOptions, Transport } from '../http/index.ts';
import { badData, fields } from '../codecs/rows.ts';
import { type Favourite, favourite } from '../codecs/favourites.ts';
import { type Page, type PageParams, decodePage } from '../codecs/page.ts';

export type FavouriteCalls = ReturnType<typeof createFavouriteCalls>;

export function createFavouriteCalls({ read, write }: Transport) {
  return {
    /** Whether the instrument is a favourite. */
    async check(symbol: string, options?: CallOptions): Promise<boolean> {
      const params = { query: { symbol } };
      const data = await read(
        (wire, init) => wire.GET('/stock/success/collection/check', { params, ...init }),
        options,
      );
      return toCollected(fields(data, 'favourite').collected);
    },

    /** Adding what is there already succeeds. Refusal: `unknown-instrument`. */
    async add(symbol: string, options?: CallOptions): Promise<void> {
      await write(
        (wire, init) => wire.POST('/stock/success/collection/add', { body: { symbol }, ...init }),
        options,
      );
    },

    /** Removing what is not there succeeds. */
    async remove(symbol: string, options?: CallOptions): Promise<void> {
      await write(
        (wire, init) =>
          wire.POST('/stock/success/collection/remove', { body: { symbol }, ...init }),
        options,
      );
    },

    /** One page of favourites. */
    async list(params: PageParams, options?: CallOptions): Promise<Page<Favourite>> {
      const query = { page: params.page, pageSize: params.limit };
      const data = await read(
        (wire, init) => wire.GET('/stock/success/collection/list', { params: { query }, ...init }),
        options,
      );
      const { list, total } = fields(data, 'favourites');
      return decodePage({ rows: list, count: total }, 'favourites', params, favourite.decode);
    },
  };
}

const yes = new Set<unknown>([true, 1, '1', 'y', 'true']);
const no = new Set<unknown>([false, 0, '0', 'n', 'false', null]);

function toCollected(value: unknown): boolean {
  if (yes.has(value)) return true;
  if (no.has(value)) return false;
  throw badData('favourite.collected', 'is neither yes nor no');
}
