import type { OfferKind } from '@corro/client';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { OrderTabs } from '../trading/index.ts';

const tabs = ['all', 'success', 'failed'] as const;
const offersPath = { block: patterns.blockTrading, qip: patterns.qip } as const;

/** The customer's block or QIP orders, by status (spec §2 Block trading / QIP). */
export function OfferOrders({ kind }: { kind: OfferKind }) {
  const { t } = useI18n();
  return (
    <ActivityScreen>
      <OrderTabs
        kind={kind}
        tabs={tabs}
        next={{ href: offersPath[kind], label: t({ id: 'offers.showAll' }) }}
      />
    </ActivityScreen>
  );
}
