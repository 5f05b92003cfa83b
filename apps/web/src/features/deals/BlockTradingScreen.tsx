import { IconButton } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Deals } from './Deals.tsx';

/** Block trading: offers, search and purchase (spec §2). */
export default function BlockTradingScreen() {
  const { t } = useI18n();
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.blockOrders' })}
          href={patterns.blockOrders}
        />
      }
    >
      <Deals
        kind="block"
        paths={{
          orders: patterns.blockOrders,
          positions: patterns.trade,
          markets: patterns.markets,
        }}
      />
    </Screen>
  );
}
