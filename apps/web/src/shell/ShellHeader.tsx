import { Header, IconButton, Badge } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { patterns } from '../links.ts';
import { DeferredSection } from '../common/LazySection.tsx';
import { useRouteEntry } from './route.ts';
import { useSearchDialog } from './searchDialog.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { useLazyDialog } from '../common/overlays/useLazyDialog.tsx';
import { unreadCountQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api.ts';

const loadBell = () => import('./bell/Bell.tsx');

interface ShellHeaderProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly onBack: () => void;
}

/**
 * Header of a customer's screen (spec §2): back, search, service, settings, and the language or an
 * action of the screen. A share has its settings behind "more".
 */
export function ShellHeader({ title, subtitle, actions, onBack }: ShellHeaderProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const searchOpener = useSearchDialog();
  const hasBack = entry.nav === undefined;
  // The settings screen contains the language and needs no button that opens it.
  const isSettings = entry.path === patterns.settings;
  // A narrow phone with large text has room for one button besides search, service and settings.
  const hasRoom = entry.hasMore === true || (actions ?? null) === null;
  return (
    <Header
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(hasBack ? { back: { onPress: onBack, label: t({ id: 'shell.back' }) } } : {})}
      actions={
        <>
          {actions}
          {entry.nav === 'home' || entry.nav === 'account' ? (
            <DeferredSection load={loadBell} />
          ) : null}
          {searchOpener === null ? null : (
            <IconButton icon="search" label={t({ id: 'shell.search' })} {...searchOpener} />
          )}
          {entry.service === 'hidden' ? null : <HeaderService />}
          {entry.hasMore || isSettings ? null : (
            <IconButton
              icon="settings"
              label={t({ id: 'route.settings' })}
              href={patterns.settings}
            />
          )}
          {isSettings || !hasRoom ? null : <HeaderMore />}
        </>
      }
    />
  );
}

const loadMoreSheet = () => import('./more/MoreSheet.tsx');

/** Last header button (spec §2): "more" on routes that have it, else the language. */
function HeaderMore() {
  const { t } = useI18n();
  const { opener, dialog } = useLazyDialog(loadMoreSheet);
  const { hasMore } = useRouteEntry();
  return (
    <>
      {hasMore ? (
        <IconButton icon="more" label={t({ id: 'shell.more' })} {...opener} />
      ) : (
        <LanguageButton {...opener} />
      )}
      {dialog}
    </>
  );
}

/**
 * Customer service with the number of unread messages (spec §1, §2). The floating header keeps it
 * visible.
 */
function HeaderService() {
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
