import { DealOrders } from './DealOrders.tsx';

export default function BlockOrdersScreen() {
  return <DealOrders kind="block" />;
}
