import { IconButton } from '@corro/ui';
import { useWords } from '../app/i18n/words.ts';
import { routes } from '../routing/addresses.ts';
import { useUnreadBadge } from './useUnreadBadge.tsx';

/** Customer service in the header, where the route has no floating button. */
export function HeaderService() {
  const { t } = useWords();
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
