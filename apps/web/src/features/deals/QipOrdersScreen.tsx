import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DealOrders } from './DealOrders.tsx';

/** Orders from QIP: All, Failed, Success (spec §2 Block trading / QIP). */
export default function QipOrdersScreen() {
  return (
    <Screen>
      <DealOrders kind="qip" offersPath={routes.qip.path} />
    </Screen>
  );
}
