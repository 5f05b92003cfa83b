import { Icon, ListRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { routes } from '../../routing/addresses.ts';

/** Leads to the customer's passkeys, where the operator's server announces them. */
export function PasskeysRow() {
  const { t } = useI18n();
  if (!useExtension('passkeys')) return null;
  return (
    <ListRow
      leading={<Icon name="lock" />}
      title={t({ id: 'route.passkeys' })}
      trailing={<Icon name="chevronRight" />}
      href={routes.passkeys.path}
    />
  );
}
