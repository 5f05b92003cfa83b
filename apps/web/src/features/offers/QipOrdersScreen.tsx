import { OfferOrders } from './OfferOrders.tsx';

export default function QipOrdersScreen() {
  return <OfferOrders kind="qip" />;
}
