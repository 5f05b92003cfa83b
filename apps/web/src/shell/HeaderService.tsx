import { unreadCountQuery } from '@corro/client';
import { Badge, IconButton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../app/i18n/i18n.ts';
import { useApi } from '../app/api.ts';
import { patterns } from '../links.ts';

/**
 * Customer service, one tap away on most routes, with what waits to be read (spec §1, §2). It is always in
 * sight: the header floats over the page, and has room for it.
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
