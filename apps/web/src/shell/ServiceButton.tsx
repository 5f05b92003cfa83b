import { FloatingButton } from '@corro/ui';
import { useWords } from '../app/i18n/words.ts';
import { routes } from '../routing/addresses.ts';
import { useUnreadBadge } from './useUnreadBadge.tsx';

/** Customer service, one tap away on most routes, with what waits to be read (spec §1, §2). */
export function ServiceButton() {
  const { t } = useWords();
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
