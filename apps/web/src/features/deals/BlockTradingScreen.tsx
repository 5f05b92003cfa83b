import { Deals } from './Deals.tsx';

export default function BlockTradingScreen() {
  return <Deals kind="block" />;
}
