import { IconButton } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Deals } from './Deals.tsx';

/** Block trading: offers, search and purchase (spec §2). */
export default function BlockTradingScreen() {
  const { t } = useI18n();
  const orders = routes.blockOrders;
  return (
    <Screen actions={<IconButton icon="records" label={t(orders.title)} href={orders.path} />}>
      <Deals
        kind="block"
        paths={{
          orders: orders.path,
          positions: routes.trade.path,
          markets: routes.markets.path,
        }}
      />
    </Screen>
  );
}
