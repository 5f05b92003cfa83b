import { type Entity, at, entity } from './codec.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

export const newsItem = entity('NewsItem', {
  /** Of the piece. */
  id: at('id', optionalId),
  /** Plain text. */
  title: at('title', nameText),
  /** Plain text; null where there is none. */
  subhead: at('subhead', optionalText),
  /** Address of its picture. */
  image: at('img', optionalText),
  /** HTML as the upstream sent it: clean it before showing it. */
  content: at('content', anyText),
  /** When it appeared. */
  createdAt: at('created_at', optionalTime),
  /** When it was last changed; null where the upstream does not say. */
  updatedAt: at('updated_at', optionalTime),
});

/** A piece of news. Times are epoch milliseconds. */
export interface NewsItem extends Entity<typeof newsItem> {}
