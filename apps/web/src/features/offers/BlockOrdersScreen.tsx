import { OfferOrders } from './OfferOrders.tsx';

export default function BlockOrdersScreen() {
  return <OfferOrders kind="block" />;
}
