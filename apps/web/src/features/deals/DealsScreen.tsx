import { IconButton } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { useRouteEntry } from '../../shell/route.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Deals } from './Deals.tsx';

/** Block trading or QIP, as the route says: offers, search and purchase (spec §2). */
export default function DealsScreen() {
  const { t } = useI18n();
  const kind = useRouteEntry() === routes.qip ? 'qip' : 'block';
  const orders = kind === 'qip' ? routes.qipOrders : routes.blockOrders;
  return (
    <Screen actions={<IconButton icon="records" label={t(orders.title)} href={orders.path} />}>
      <Deals
        kind={kind}
        paths={{
          orders: orders.path,
          positions: routes.trade.path,
          markets: routes.markets.path,
        }}
      />
    </Screen>
  );
}
