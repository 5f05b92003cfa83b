import { type Schemas, fields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { id, optionalText, text } from '../wire/text.ts';
import { optionalTime, time } from '../wire/times.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

/** A piece of news. Times are epoch milliseconds. */
export type NewsItem = {
  /** Of the piece. */
  id: string;
  /** Plain text. */
  title: string;
  /** Plain text; null where there is none. */
  subhead: string | null;
  /** Address of its picture. */
  image: string | null;
  /** HTML as the upstream sent it: clean it before showing it. */
  content: string;
  /** When it appeared. */
  createdAt: number;
  /** When it was last changed; null where the upstream does not say. */
  updatedAt: number | null;
};

export type NewsCalls = ReturnType<typeof createNewsCalls>;

export function createNewsCalls({ read }: Transport) {
  return {
    /** Newest first. */
    async list(params: PageParams, options?: CallOptions): Promise<Page<NewsItem>> {
      const query = { page: params.page, limit: params.limit };
      const data = await read(
        (wire, init) => wire.GET('/stock/new/list', { params: { query }, ...init }),
        options,
      );
      return page(data, 'news', params, toNewsItem);
    },

    /** Refusal: `not-found`. */
    async item(newsId: string, options?: CallOptions): Promise<NewsItem> {
      const query = { id: newsId };
      const data = await read(
        (wire, init) => wire.GET('/stock/new/index', { params: { query }, ...init }),
        options,
      );
      return toNewsItem(data);
    },
  };
}

function toNewsItem(raw: unknown): NewsItem {
  const row = fields<Schemas['NewsItem']>(raw, 'news');
  return {
    id: id(row.id, 'news.id'),
    title: text(row.title, 'news.title'),
    subhead: optionalText(row.subhead),
    image: optionalText(row.img),
    content: optionalText(row.content) ?? '',
    createdAt: time(row.created_at, 'news.created_at'),
    updatedAt: optionalTime(row.updated_at),
  };
}
