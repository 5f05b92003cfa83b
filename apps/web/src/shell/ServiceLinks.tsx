import { Badge, FloatingButton, IconButton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useQueries } from '../app/api.ts';
import { routes } from '../routing/addresses.ts';

/** Customer service, one tap away on most routes, with what waits to be read (spec §1, §2). */
export function ServiceButton() {
  const { t } = useI18n();
  const badge = useUnreadBadge();
  return (
    <FloatingButton
      icon="service"
      label={t('shell.service')}
      href={routes.customerService.path}
      {...(badge === undefined ? {} : { badge })}
    />
  );
}

/** Customer service in the header, where the route has no floating button. */
export function HeaderService() {
  const { t } = useI18n();
  const badge = useUnreadBadge();
  return (
    <IconButton
      icon="service"
      label={t('shell.service')}
      href={routes.customerService.path}
      {...(badge === undefined ? {} : { badge })}
    />
  );
}

/** The badge of the messages that wait to be read; undefined where none do, or nobody knows. */
function useUnreadBadge(): ReactElement | undefined {
  const { t } = useI18n();
  const { data: count = 0 } = useQuery(useQueries().unreadCount());
  return count === 0 ? undefined : <Badge count={count} label={t('chat.unread', { count })} />;
}
