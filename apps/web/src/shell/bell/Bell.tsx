import { unreadNoticesQuery } from '@corro/client';
import { Badge, BellButton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { patterns } from '../../links.ts';

/** Opens the inbox and shows the unread count, if the server announces notices. */
export default function Bell() {
  const { t } = useI18n();
  const tells = useExtension('notices');
  const { data: count = 0 } = useQuery({ ...unreadNoticesQuery(useApi()), enabled: tells });
  if (!tells) return null;
  const label = t({ id: 'notices.unread' }, { count });
  return (
    <BellButton
      label={t({ id: 'route.inbox' })}
      href={patterns.inbox}
      {...(count === 0 ? {} : { badge: <Badge count={count} label={label} /> })}
    />
  );
}
