import { Header, IconButton } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { routes } from '../routing/addresses.ts';
import { Later } from '../common/Later.tsx';
import { HeaderMore } from './HeaderMore.tsx';
import { useRouteEntry } from './route.ts';
import { useSearchDialog } from './searchDialog.ts';
import { HeaderService } from './ServiceLinks.tsx';

const loadBell = () => import('./bell/Bell.tsx');

export interface ShellHeaderProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly onBack: () => void;
}

/**
 * The title, the way back, and what every customer's screen offers (spec §2): search, settings, and the
 * language or an action of its own; or search and service, and more of a share, where the foot of the page is taken.
 */
export function ShellHeader({ title, subtitle, actions, onBack }: ShellHeaderProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const openSearch = useSearchDialog();
  const hasBack = entry.nav === undefined;
  const isFull = entry.service === 'header';
  // Which has both in it.
  const isSettings = entry === routes.settings;
  // In large text, a narrow phone has room for one more than search and settings.
  const hasRoom = entry.hasMore === true || (actions ?? null) === null;
  return (
    <Header
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(hasBack ? { back: { onPress: onBack, label: t({ id: 'shell.back' }) } } : {})}
      actions={
        <>
          {actions}
          {entry.nav === 'home' || entry.nav === 'account' ? <Later load={loadBell} /> : null}
          {openSearch === null ? null : (
            <IconButton icon="search" label={t({ id: 'shell.search' })} onPress={openSearch} />
          )}
          {isFull ? <HeaderService /> : null}
          {isFull || isSettings ? null : (
            <IconButton
              icon="settings"
              label={t({ id: 'route.settings' })}
              href={routes.settings.path}
            />
          )}
          {isSettings || !hasRoom ? null : <HeaderMore />}
        </>
      }
    />
  );
}
