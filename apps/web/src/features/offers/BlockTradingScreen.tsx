import { Offers } from './Offers.tsx';

export default function BlockTradingScreen() {
  return <Offers kind="block" />;
}
