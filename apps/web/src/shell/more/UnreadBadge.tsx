import { Badge } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUnread } from './useUnread.ts';

/** Badge of "more": the number of unread messages and notices. */
export default function UnreadBadge() {
  const { t } = useI18n();
  const { messages, notices } = useUnread();
  const count = messages + notices;
  return <Badge count={count} label={t({ id: 'more.unread' }, { count })} />;
}
