import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { PositionLink } from './list/MarketView.tsx';
import { WholeMarket } from './list/WholeMarket.tsx';

/** Treasury debt (spec §2). */
export default function TreasuryDebtScreen() {
  return (
    <Screen actions={<PositionLink href={paths.positions('treasury', 'ok')} />}>
      <WholeMarket kind="treasury" hrefOf={paths.instrument} marketsPath={routes.markets.path} />
    </Screen>
  );
}
