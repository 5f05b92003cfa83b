import { defineMessage } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns } from '../../links.ts';

const ways = [
  {
    path: patterns.accountChanges,
    title: defineMessage({ id: 'route.accountChanges' }),
    icon: 'trade',
  },
  { path: patterns.loan, title: defineMessage({ id: 'route.loan' }), icon: 'treasury' },
  { path: patterns.bankCards, title: defineMessage({ id: 'route.bankCards' }), icon: 'wallet' },
  { path: patterns.settings, title: defineMessage({ id: 'route.settings' }), icon: 'settings' },
] as const;

/** What else belongs to the account. */
export function Shortcuts() {
  const { t } = useI18n();
  return (
    <ShortcutGrid
      title={t({ id: 'account.shortcuts' })}
      ways={ways.map(({ path, icon, title }) => ({ path, icon, label: t(title) }))}
    />
  );
}
