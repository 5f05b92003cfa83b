import type { NewsItem, Page } from '@corro/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueries } from '../../app/room.ts';

/** A piece of news; shown at once where a list brought it along already. */
export function useNewsItem(id: string) {
  const cache = useQueryClient();
  const { newsItem } = useQueries();
  return useQuery({
    ...newsItem(id),
    placeholderData: () =>
      cache
        .getQueriesData<Page<NewsItem>>({ queryKey: ['news'] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((item) => item.id === id),
  });
}
