import { pageSizes } from '@corro/domain';
import { useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../../app/services.ts';

type NewsSize = (typeof pageSizes.newsChoices)[number];

const chosen = new WeakMap<Services, NewsSize>();

/**
 * Number of news items that are read at a time (spec §9). The address has the number (`?size=20`), so that back
 * and reload restore it. For addresses without a number, memory keeps the last choice until the
 * page closes.
 */
export function useNewsSize(): readonly [NewsSize, (size: NewsSize) => void] {
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  const size = newsSize(search.get('size')) ?? chosen.get(services) ?? pageSizes.news;
  const choose = (next: NewsSize) => {
    chosen.set(services, next);
    setSearch({ size: String(next) }, { replace: true });
  };
  return [size, choose];
}

/** Parses a page size; null for any other value. */
export function newsSize(text: string | null): NewsSize | null {
  return pageSizes.newsChoices.find((size) => String(size) === text) ?? null;
}
