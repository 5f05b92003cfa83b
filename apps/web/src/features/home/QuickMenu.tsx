import { defineMessage } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns } from '../../links.ts';

/** In the order of the specification (spec §2). */
const ways = [
  {
    path: patterns.blockTrading,
    title: defineMessage({ id: 'route.blockTrading' }),
    icon: 'block',
  },
  { path: patterns.ipo, title: defineMessage({ id: 'route.ipo' }), icon: 'ipo' },
  { path: patterns.qip, title: defineMessage({ id: 'route.qip' }), icon: 'qip' },
  { path: patterns.funds, title: defineMessage({ id: 'route.funds' }), icon: 'fund' },
  { path: patterns.forex, title: defineMessage({ id: 'route.forex' }), icon: 'forex' },
  { path: patterns.futures, title: defineMessage({ id: 'route.futures' }), icon: 'futures' },
  {
    path: patterns.treasuryDebt,
    title: defineMessage({ id: 'route.treasuryDebt' }),
    icon: 'treasury',
  },
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
