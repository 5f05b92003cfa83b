import { unreadCountQuery } from '@corro/client';
import { Badge, IconButton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../app/i18n/i18n.ts';
import { useApi } from '../app/api.ts';
import { patterns } from '../links.ts';

/**
 * Customer service with the number of unread messages (spec §1, §2). The floating header keeps it
 * visible.
 */
export function HeaderService() {
  const { t } = useI18n();
  const { data: count = 0 } = useQuery(unreadCountQuery(useApi()));
  const label = t({ id: 'chat.unread' }, { count });
  return (
    <IconButton
      icon="service"
      label={t({ id: 'shell.service' })}
      href={patterns.customerService}
      {...(count === 0 ? {} : { badge: <Badge count={count} label={label} /> })}
    />
  );
}
