import { useWords } from '../../../app/i18n/words.ts';
import { OrderTabs } from './OrderTabs.tsx';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { recordTabs } from './recordTabs.ts';

/** The customer's share orders, by status (spec §2 Stock records). */
export default function RecordsScreen() {
  const { t } = useWords();
  return (
    <Screen>
      <OrderTabs
        kind="stock"
        tabs={recordTabs}
        next={{ href: routes.markets.path, label: t('trade.empty.action') }}
      />
    </Screen>
  );
}
