import { plainText } from '@corro/domain';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { OrderTabs } from './OrderTabs.tsx';

const recordTabs = ['all', 'pending', 'success', 'cancelled', 'expired'] as const;

/** Share orders by status (spec §2 Stock records), filtered by `?symbol=`. */
export default function RecordsScreen() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const symbol = plainText(search.get('symbol') ?? '') || undefined;
  return (
    <ActivityScreen subtitle={symbol}>
      <OrderTabs
        kind="stock"
        tabs={recordTabs}
        symbol={symbol}
        next={{ href: patterns.markets, label: t({ id: 'trade.empty.action' }) }}
      />
    </ActivityScreen>
  );
}
