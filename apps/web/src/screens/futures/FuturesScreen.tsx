import { WholeMarket } from '../../parts/market-list/WholeMarket.tsx';

/** Futures (spec §2). */
export default function FuturesScreen() {
  return <WholeMarket kind="futures" />;
}
