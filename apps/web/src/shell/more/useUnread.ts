import { unreadCountQuery, unreadNoticesQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useExtension } from '../../common/operatorRules.tsx';

/** Unread messages of the customer service (spec §1), and unread notices if the server has them. */
export function useUnread() {
  const api = useApi();
  const hasNotices = useExtension('notices');
  const { data: messages = 0 } = useQuery(unreadCountQuery(api));
  const { data: notices = 0 } = useQuery({ ...unreadNoticesQuery(api), enabled: hasNotices });
  return { hasNotices, messages, notices: hasNotices ? notices : 0 };
}
