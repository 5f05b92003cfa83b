import { Badge } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useQueries } from '../app/room.ts';
import { useWords } from '../app/i18n/words.ts';

/** The badge of the messages that wait to be read; undefined where none do, or nobody knows. */
export function useUnreadBadge(): ReactElement | undefined {
  const { t } = useWords();
  const { data: count = 0 } = useQuery(useQueries().unreadCount());
  return count === 0 ? undefined : <Badge count={count} label={t('chat.unread', { count })} />;
}
