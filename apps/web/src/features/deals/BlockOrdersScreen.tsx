import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DealOrders } from './DealOrders.tsx';

/** Orders from block trades: All, Failed, Success (spec §2 Block trading / QIP). */
export default function BlockOrdersScreen() {
  return (
    <Screen>
      <DealOrders kind="block" offersPath={routes.blockTrading.path} />
    </Screen>
  );
}
