import { Icon, List, ListRow, Section, Stack } from '@corro/ui';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LanguageList } from '../../common/LanguageList.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { OverlayLinks } from '../../common/overlays/OverlayLinks.tsx';
import { paths, patterns } from '../../links.ts';
import { useRouteEntry } from '../route.ts';
import type { LazyDialogProps } from '../../common/overlays/useLazyDialog.tsx';

/** Languages, and the actions of a share that do not fit in the header. */
export default function MoreSheet({ open, onClose }: LazyDialogProps) {
  const { t } = useI18n();
  const { symbol } = useParams();
  const { hasMore } = useRouteEntry();
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={hasMore ? t({ id: 'shell.more' }) : t({ id: 'settings.language' })}
    >
      {hasMore ? (
        <OverlayLinks onLeave={onClose}>
          <Stack gap={24}>
            <List>
              <ListRow
                leading={<Icon name="settings" />}
                title={t({ id: 'route.settings' })}
                href={patterns.settings}
              />
              {symbol === undefined ? null : (
                <ListRow
                  leading={<Icon name="chart" />}
                  title={t({ id: 'route.tradingView' })}
                  href={paths.tradingView(symbol)}
                />
              )}
            </List>
            <Section title={t({ id: 'settings.language' })}>
              <LanguageList />
            </Section>
          </Stack>
        </OverlayLinks>
      ) : (
        <LanguageList />
      )}
    </AppSheet>
  );
}
