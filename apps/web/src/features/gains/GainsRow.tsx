import { Icon, ListRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { routes } from '../../routing/addresses.ts';

/** Leads to what was earned by selling, where the operator's server says that. */
export function GainsRow() {
  const { t } = useI18n();
  if (!useExtension('gains')) return null;
  return (
    <ListRow
      href={routes.gains.path}
      leading={<Icon name="trending" />}
      title={t(routes.gains.title)}
      trailing={<Icon name="chevronRight" size={20} />}
    />
  );
}
