import { useI18n } from '../../app/i18n/i18n.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { routes } from '../../routing/addresses.ts';

const ways = [
  { ...routes.accountChanges, icon: 'trade' },
  { ...routes.loan, icon: 'treasury' },
  { ...routes.bankCards, icon: 'wallet' },
  { ...routes.settings, icon: 'settings' },
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
