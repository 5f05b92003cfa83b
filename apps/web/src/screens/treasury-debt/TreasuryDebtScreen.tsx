import { WholeMarket } from '../../parts/market-list/WholeMarket.tsx';

/** Treasury debt (spec §2). */
export default function TreasuryDebtScreen() {
  return <WholeMarket kind="treasury" />;
}
