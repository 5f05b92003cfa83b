import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { PositionLink } from './list/MarketView.tsx';
import { WholeMarket } from './list/WholeMarket.tsx';

/** Futures (spec §2). */
export default function FuturesScreen() {
  return (
    <Screen actions={<PositionLink href={paths.positions('futures', 'ok')} />}>
      <WholeMarket kind="futures" hrefOf={paths.instrument} marketsPath={routes.markets.path} />
    </Screen>
  );
}
