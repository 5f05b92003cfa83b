import { DeviceIcon, Icon, ListRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { routes } from '../../routing/addresses.ts';

/** Leads to where the customer is logged in, where the operator's server announces that it says so. */
export function SessionsRow() {
  const { t } = useI18n();
  if (!useExtension('sessions')) return null;
  return (
    <ListRow
      leading={<DeviceIcon device="phone" />}
      title={t({ id: 'route.sessions' })}
      trailing={<Icon name="chevronRight" />}
      href={routes.sessions.path}
    />
  );
}
