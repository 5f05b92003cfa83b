import { PositionLink } from '../../parts/market-list/PositionLink.tsx';
import { WholeMarket } from '../../parts/market-list/WholeMarket.tsx';
import { paths } from '../../routes/paths.ts';
import { routes } from '../../routes/table.ts';
import { Screen } from '../../shell/Screen.tsx';

/** Futures (spec §2). */
export default function FuturesScreen() {
  return (
    <Screen actions={<PositionLink href={paths.positions('futures', 'ok')} />}>
      <WholeMarket kind="futures" hrefOf={paths.stockDetail} marketsPath={routes.markets.path} />
    </Screen>
  );
}
