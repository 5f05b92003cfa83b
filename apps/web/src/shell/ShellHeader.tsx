import { Header, IconButton } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { DeferredSection } from '../common/LazySection.tsx';
import { useLazyDialog } from '../common/overlays/useLazyDialog.tsx';
import { useRouteEntry } from './route.ts';
import { useSearchDialog } from './searchDialog.tsx';

const loadBell = () => import('./bell/Bell.tsx');
const loadMoreSheet = () => import('./more/MoreSheet.tsx');
const loadUnreadBadge = () => import('./more/UnreadBadge.tsx');

interface ShellHeaderProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly actions?: ReactNode;
  readonly onBack: () => void;
}

/**
 * Header of a customer's screen (spec §2): back, the actions of the screen, inbox and search on the
 * main screens, and "more", which has everything else.
 */
export function ShellHeader({ title, subtitle, actions, onBack }: ShellHeaderProps) {
  const { t } = useI18n();
  const { nav } = useRouteEntry();
  const more = useLazyDialog(loadMoreSheet);
  return (
    <Header
      title={title}
      {...(subtitle === undefined ? {} : { subtitle })}
      {...(nav === undefined ? { back: { onPress: onBack, label: t({ id: 'shell.back' }) } } : {})}
      actions={
        <>
          {/* First, so that it moves no other button when it loads. */}
          {nav === undefined ? null : <DeferredSection load={loadBell} />}
          {actions}
          {nav === undefined || nav === 'account' ? null : <HeaderSearch />}
          <IconButton
            icon="more"
            label={t({ id: 'shell.more' })}
            badge={<DeferredSection load={loadUnreadBadge} />}
            {...more.opener}
          />
          {more.dialog}
        </>
      }
    />
  );
}

function HeaderSearch() {
  const { t } = useI18n();
  const opener = useSearchDialog();
  const { search } = useRouteEntry();
  return opener === null || search === 'hidden' ? null : (
    <IconButton icon="search" label={t({ id: 'shell.search' })} {...opener} />
  );
}
