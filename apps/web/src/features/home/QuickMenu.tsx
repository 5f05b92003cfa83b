import { useI18n } from '../../app/i18n/i18n.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { routes } from '../../routing/addresses.ts';

/** In the order of the specification (spec §2). */
const ways = [
  { ...routes.blockTrading, icon: 'block' },
  { ...routes.ipo, icon: 'ipo' },
  { ...routes.qip, icon: 'qip' },
  { ...routes.funds, icon: 'fund' },
  { ...routes.forex, icon: 'forex' },
  { ...routes.futures, icon: 'futures' },
  { ...routes.treasuryDebt, icon: 'treasury' },
] as const;

/** The seven ways to trade besides shares. */
export function QuickMenu() {
  const { t } = useI18n();
  return (
    <ShortcutGrid
      title={t({ id: 'home.shortcuts' })}
      ways={ways.map(({ path, icon, title }) => ({ path, icon, label: t(title) }))}
    />
  );
}
