import { Page } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { PositionLink } from './list/MarketView.tsx';
import { WholeMarket } from './list/WholeMarket.tsx';

/** Futures (spec §2). */
export default function FuturesScreen() {
  const { t } = useI18n();
  return (
    <Screen actions={<PositionLink href={paths.positions('futures', 'ok')} />}>
      <Page>
        <ProductIntro product="futures" text={t({ id: 'product.futures.about' })} />
      </Page>
      <WholeMarket kind="futures" hrefOf={paths.instrument} marketsPath={routes.markets.path} />
    </Screen>
  );
}
