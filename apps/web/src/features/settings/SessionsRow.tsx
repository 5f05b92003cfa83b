import { DeviceIcon, Icon, ListRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { routes } from '../../routing/addresses.ts';
import { RowToCome } from './RowToCome.tsx';

/** Leads to where the customer is logged in, where the operator's server announces that it says so. */
export function SessionsRow() {
  const { t } = useI18n();
  const isAnnounced = useExpectedExtension('sessions');
  if (isAnnounced === undefined) return <RowToCome />;
  if (!isAnnounced) return null;
  return (
    <ListRow
      leading={<DeviceIcon device="phone" />}
      title={t({ id: 'route.sessions' })}
      trailing={<Icon name="chevronRight" />}
      href={routes.sessions.path}
    />
  );
}
