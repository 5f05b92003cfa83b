import { Badge } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useRouteEntry } from '../route.ts';
import { useUnread } from './useUnread.ts';

/**
 * Badge of "more": the number of unread messages and notices. The account has a bell, which counts
 * the notices itself.
 */
export default function UnreadBadge() {
  const { t } = useI18n();
  const { messages, notices } = useUnread();
  const hasBell = useRouteEntry().nav === 'account';
  const count = hasBell ? messages : messages + notices;
  return <Badge count={count} label={t({ id: 'more.unread' }, { count })} />;
}
