import {
  noticesInfiniteQuery,
  type Notice,
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

/** What marks notices as read. */
export interface Reading {
  /** All are being marked. */
  readonly isBusy: boolean;
  /** All were marked since the screen was opened. */
  readonly isDone: boolean;
  readonly readOne: (notice: Notice) => void;
  /** All up to this one, the newest that is shown: what came since stays unread. */
  readonly readAll: (id: string) => void;
}

/**
 * Marks notices as read. The one that the customer follows is so at once, since its record is shown next; where the
 * server does not take it, it is unread again. All of them wait for the server's word.
 */
export function useReading(): Reading {
  const api = useApi();
  const i18n = useI18n();
  const showToast = useToast();
  const cache = useQueryClient();
  const list = noticesInfiniteQuery(api, { limit: pageSizes.records }).queryKey;
  const unread = unreadNoticesQuery(api).queryKey;
  const readAgain = () =>
    Promise.all([list, unread].map((queryKey) => cache.invalidateQueries({ queryKey })));

  /** Shows those as read that `isMarked` names. */
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

  const one = useMutation({
    mutationFn: (id: string) => readNotices(api, id),
    onMutate: async (id) => {
      await Promise.all([list, unread].map((queryKey) => cache.cancelQueries({ queryKey })));
      show((notice) => notice.id === id);
      cache.setQueryData(unread, (count: number | undefined) => count && count - 1);
    },
    onSettled: readAgain,
  });

  const all = useMutation({
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
    onSettled: readAgain,
  });

  return {
    isBusy: all.isPending,
    isDone: all.isSuccess,
    readOne: ({ id, isRead }) => {
      if (id !== null && !isRead) one.mutate(id);
    },
    readAll: (id) => all.mutate(id),
  };
}
