import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { DealOrders } from './DealOrders.tsx';

/** Orders from block trades: All, Failed, Success (spec §2 Block trading / QIP). */
export default function BlockOrdersScreen() {
  return (
    <ActivityScreen>
      <DealOrders kind="block" offersPath={patterns.blockTrading} />
    </ActivityScreen>
  );
}
