import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { DealOrders } from './DealOrders.tsx';

/** Orders from QIP: All, Failed, Success (spec §2 Block trading / QIP). */
export default function QipOrdersScreen() {
  return (
    <ActivityScreen>
      <DealOrders kind="qip" offersPath={patterns.qip} />
    </ActivityScreen>
  );
}
