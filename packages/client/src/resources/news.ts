import type { CallOptions, Transport } from '../http/index.ts';
import { type NewsItem, newsItem } from '../codecs/news.ts';
import { type Page, type PageParams, decodePage } from '../codecs/page.ts';

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
      return decodePage(data, 'news', params, newsItem.decode);
    },

    /** Refusal: `not-found`. */
    async item(newsId: string, options?: CallOptions): Promise<NewsItem> {
      const query = { id: newsId };
      const data = await read(
        (wire, init) => wire.GET('/stock/new/index', { params: { query }, ...init }),
        options,
      );
      return newsItem.decode(data);
    },
  };
}
