import { type Entity, at, entity } from './codec.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const newsItem = entity('NewsItem', {
  id: at('id', optionalId),
  /** Plain text. */
  title: at('title', nameText),
  /** Plain text; null for none. */
  subhead: at('subhead', optionalText),
  /** Picture address. */
  image: at('img', optionalText),
  /** Raw HTML; sanitise it before display. */
  content: at('content', anyText),
  createdAt: at('created_at', optionalTime),
  updatedAt: at('updated_at', optionalTime),
});

/** A news item, read by its `id`. `createdAt` and `updatedAt` are epoch milliseconds, or null. */
export interface NewsItem extends Entity<typeof newsItem> {}
