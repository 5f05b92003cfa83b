import type { OfferKind } from '@corro/client';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { useRouteEntry } from '../../shell/route.ts';
import { OrderTabs } from '../trading/index.ts';

const tabs = ['all', 'failed', 'success'] as const;

/** Where one buys from an offer of each kind. */
const offersPath: Readonly<Record<OfferKind, string>> = {
  block: routes.blockTrading.path,
  qip: routes.qip.path,
};

/** The customer's orders from block trades or QIP, as the route says: All, Failed, Success (spec §2 Block trading / QIP). */
export default function DealOrdersScreen() {
  const { t } = useI18n();
  const kind = useRouteEntry() === routes.qipOrders ? 'qip' : 'block';
  return (
    <ActivityScreen>
      <OrderTabs
        kind={kind}
        tabs={tabs}
        next={{ href: offersPath[kind], label: t({ id: 'deals.showAll' }) }}
      />
    </ActivityScreen>
  );
}
