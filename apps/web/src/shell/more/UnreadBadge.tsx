import { Badge } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUnread } from './useUnread.ts';

/** Badge of "more": the number of unread messages. The bell of the main screens counts the notices. */
export default function UnreadBadge() {
  const { t } = useI18n();
  const { messages: count } = useUnread();
  return <Badge count={count} label={t({ id: 'more.unread' }, { count })} />;
}
