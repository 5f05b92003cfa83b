import type { DecimalText } from '@corro/domain';
import { badData } from '../wire/broken.ts';
import { optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields, optionalFields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { optionalText, text } from '../wire/text.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

/** A favourite. Prices are decimal text in US dollars. */
export type Favourite = {
  /** Code of the instrument. */
  symbol: string;
  /** What it is called; the code where the upstream does not say. */
  name: string;
  /** Of the group that it belongs to; null where the upstream does not say. */
  categoryCode: string | null;
  /** Tag of the market; empty where the upstream does not say. */
  market: string;
  /** The market in words; null where the upstream does not say. */
  marketName: string | null;
  /** The exchange in words; null where the upstream does not say. */
  exchangeName: string | null;
  /** Null where the upstream does not say. */
  price: DecimalText | null;
  /** Null where the upstream does not say. */
  previousClose: DecimalText | null;
  /** Percent since the previous close. */
  changePercent: DecimalText | null;
};

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
      return toCollected(fields<{ collected: unknown }>(data, 'favourite').collected);
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
      const { list, total } = fields<{ list: unknown; total: unknown }>(data, 'favourites');
      return page({ rows: list, count: total }, 'favourites', params, toFavourite);
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

function toFavourite(raw: unknown): Favourite {
  const row = fields<Schemas['WatchlistItem']>(raw, 'favourite');
  const detail = optionalFields<Schemas['StockDetail']>(row.stock_detail);
  const symbol = text(row.stock_code, 'favourite.stock_code');
  return {
    symbol,
    name: optionalText(row.stock_name) ?? symbol,
    categoryCode: optionalText(row.category_code),
    market: optionalText(detail.market) ?? '',
    marketName: optionalText(detail.market_name),
    exchangeName: optionalText(detail.exchange_name),
    price: optionalDecimal(detail.prasent, 'favourite.prasent'),
    previousClose: optionalDecimal(detail.close_prices, 'favourite.close_prices'),
    changePercent: optionalDecimal(detail.percent_change, 'favourite.percent_change'),
  };
}
