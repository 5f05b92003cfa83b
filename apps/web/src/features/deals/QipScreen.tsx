import { IconButton } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Deals } from './Deals.tsx';

/** QIP: offers, search and purchase (spec §2). */
export default function QipScreen() {
  const { t } = useI18n();
  return (
    <Screen
      actions={
        <IconButton icon="records" label={t({ id: 'route.qipOrders' })} href={patterns.qipOrders} />
      }
    >
      <Deals
        kind="qip"
        paths={{
          orders: patterns.qipOrders,
          positions: patterns.trade,
          markets: patterns.markets,
        }}
      />
    </Screen>
  );
}
