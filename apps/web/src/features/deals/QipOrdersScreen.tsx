import { DealOrders } from './DealOrders.tsx';

export default function QipOrdersScreen() {
  return <DealOrders kind="qip" />;
}
