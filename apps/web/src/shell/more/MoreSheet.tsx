import { Badge, Icon, type IconName, Inline, List, ListRow, Section, Stack } from '@corro/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LanguageList } from '../../common/LanguageList.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { OverlayLinks } from '../../common/overlays/OverlayLinks.tsx';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';
import { paths, patterns } from '../../links.ts';
import { useRouteEntry } from '../route.ts';
import { SearchPanel } from '../search/SearchDialog.tsx';
import { useUnread } from './useUnread.ts';

/** Everything that the header has no room for: search, notices, service, settings and languages. */
export default function MoreSheet({ open, onClose }: LazyDialogProps) {
  const { t } = useI18n();
  const [shown, show] = useState({ open, isSearching: false });
  // Each opening starts with the menu; while closing, the sheet keeps what it shows.
  if (open !== shown.open) show({ open, isSearching: !open && shown.isSearching });
  if (shown.isSearching) {
    return (
      <AppSheet open={open} onClose={onClose} title={t({ id: 'shell.search' })} tall>
        <SearchPanel onClose={onClose} />
      </AppSheet>
    );
  }
  return (
    <AppSheet open={open} onClose={onClose} title={t({ id: 'shell.more' })}>
      <OverlayLinks onLeave={onClose}>
        <Stack gap={24}>
          <Places onSearch={() => show({ open, isSearching: true })} />
          <Section title={t({ id: 'settings.language' })}>
            <LanguageList />
          </Section>
        </Stack>
      </OverlayLinks>
    </AppSheet>
  );
}

function Places({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useI18n();
  const { symbol } = useParams();
  const { path, nav } = useRouteEntry();
  const { hasNotices, messages, notices } = useUnread();
  const row = (icon: IconName, title: string, href: string, unread = 0) =>
    path === href ? null : (
      <ListRow
        leading={<Icon name={icon} />}
        title={title}
        href={href}
        trailing={
          <Inline gap={8} wrap={false}>
            <Badge count={unread} label={t({ id: 'more.unread' }, { count: unread })} />
            <Icon name="chevronRight" size={20} />
          </Inline>
        }
      />
    );
  return (
    <List>
      {nav !== undefined && nav !== 'account' ? null : (
        <ListRow
          leading={<Icon name="search" />}
          title={t({ id: 'shell.search' })}
          trailing={<Icon name="chevronRight" size={20} />}
          onPress={onSearch}
        />
      )}
      {hasNotices && nav === undefined
        ? row('empty', t({ id: 'route.inbox' }), patterns.inbox, notices)
        : null}
      {row('service', t({ id: 'shell.service' }), patterns.customerService, messages)}
      {row('settings', t({ id: 'route.settings' }), patterns.settings)}
      {symbol === undefined
        ? null
        : row('chart', t({ id: 'route.tradingView' }), paths.tradingView(symbol))}
    </List>
  );
}
