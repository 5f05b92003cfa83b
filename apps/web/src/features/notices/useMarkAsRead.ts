import {
  type Notice,
  noticesInfiniteQuery,
  readNotices,
  type ReadPage,
  unreadNoticesQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useToast } from '@corro/ui';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { queryErrorText } from '../../common/queries/queryError.tsx';

const mutationKey = ['notices', 'reading'];

export type MarkAsRead = ReturnType<typeof useMarkAsRead>;

/**
 * Marks notices as read. A single notice changes before the response, and the refetch after the
 * response undoes the change if the call failed. If all are marked, they change after the response.
 */
export function useMarkAsRead() {
  const api = useApi();
  const i18n = useI18n();
  const showToast = useToast();
  const cache = useQueryClient();
  const list = noticesInfiniteQuery(api, { limit: pageSizes.records }).queryKey;
  const unread = unreadNoticesQuery(api).queryKey;
  const refetch = () =>
    Promise.all([list, unread].map((queryKey) => cache.invalidateQueries({ queryKey })));

  const show = (isMarked: (notice: Notice) => boolean) =>
    cache.setQueryData(list, (data: InfiniteData<ReadPage<Notice>> | undefined) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => (isMarked(row) ? { ...row, isRead: true } : row)),
            })),
          },
    );

  // A second press in the same task comes before the notice or the button changes.
  const isMarking = (id: string) =>
    cache.isMutating({ mutationKey, predicate: ({ state }) => state.variables === id }) > 0;

  const markOne = useMutation({
    mutationKey,
    mutationFn: (id: string) => readNotices(api, id),
    onMutate: async (id) => {
      await Promise.all([list, unread].map((queryKey) => cache.cancelQueries({ queryKey })));
      show((notice) => notice.id === id);
      cache.setQueryData(unread, (count: number | undefined) => count && count - 1);
    },
    onSettled: refetch,
  });

  const markAll = useMutation({
    mutationKey,
    mutationFn: (id: string) => readNotices(api, id, { andOlder: true }),
    onSuccess: () => {
      show(() => true);
      cache.setQueryData(unread, 0);
    },
    onError: (error) =>
      showToast({
        tone: 'critical',
        text: `${i18n.t({ id: 'notices.readFailed' })} ${queryErrorText(error, i18n).text}`,
      }),
    onSettled: refetch,
  });

  return {
    isBusy: markAll.isPending,
    /** True if all notices were marked as read since the screen opened. */
    isDone: markAll.isSuccess,
    readOne: ({ id, isRead }: Notice) => {
      if (id !== null && !isRead && !isMarking(id)) markOne.mutate(id);
    },
    /** Marks the notice with this id and all older ones; newer ones stay unread. */
    readAll: (id: string) => {
      if (!isMarking(id)) markAll.mutate(id);
    },
  };
}
