import { Header, IconButton } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useRouteEntry } from './RouteContext.ts';
import { routes } from '../routing/addresses.ts';
import { useSearchDialog } from './searchDialog.ts';
import { HeaderService } from './ServiceLinks.tsx';

export interface ShellHeaderProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly onBack: () => void;
}

/** The title, the way back, and what every customer's screen offers: search, service, settings. */
export function ShellHeader({ title, subtitle, actions, onBack }: ShellHeaderProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const openSearch = useSearchDialog();
  const hasBack = entry.nav === undefined;
  return (
    <Header
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(hasBack ? { back: { onPress: onBack, label: t('shell.back') } } : {})}
      actions={
        <>
          {actions}
          {openSearch === null ? null : (
            <IconButton icon="search" label={t('shell.search')} onPress={openSearch} />
          )}
          {entry.service === 'header' ? <HeaderService /> : null}
          {entry.service === 'header' || entry === routes.settings ? null : (
            <IconButton icon="settings" label={t('route.settings')} href={routes.settings.path} />
          )}
        </>
      }
    />
  );
}
