import { type Entity, at, entity, listOf, nullable, withDefault } from './codec.ts';
import { anyText, nameText, optionalId, optionalText, text } from './text.ts';
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
  /** Codes of the instruments that the item is about; empty where the upstream names none. */
  symbols: at('symbols', withDefault(nullable(listOf(text)), [])),
  createdAt: at('created_at', optionalTime),
  updatedAt: at('updated_at', optionalTime),
});

/** A news item, read by its `id`. `createdAt` and `updatedAt` are epoch milliseconds, or null. */
export interface NewsItem extends Entity<typeof newsItem> {}
