import { Page } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths, routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { ProductIntro } from '../welcome/index.ts';
import { TreasuryMarket } from './debt/TreasuryMarket.tsx';
import { PositionLink } from './list/MarketView.tsx';

/** Treasury debt (spec §2). */
export default function TreasuryDebtScreen() {
  const { t } = useI18n();
  return (
    <Screen actions={<PositionLink href={paths.positions('treasury', 'ok')} />}>
      <Page>
        <ProductIntro product="treasury" text={t({ id: 'product.treasury.about' })} />
      </Page>
      <TreasuryMarket hrefOf={paths.instrument} marketsPath={routes.markets.path} />
    </Screen>
  );
}
