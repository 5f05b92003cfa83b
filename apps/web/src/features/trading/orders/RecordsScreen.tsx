import { useI18n } from '../../../app/i18n/i18n.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { recordTabs } from './recordTabs.ts';

/** The customer's share orders, by status (spec §2 Stock records). */
export default function RecordsScreen() {
  const { t } = useI18n();
  return (
    <Screen>
      <OrderTabs
        kind="stock"
        tabs={recordTabs}
        next={{ href: routes.markets.path, label: t({ id: 'trade.empty.action' }) }}
      />
    </Screen>
  );
}
