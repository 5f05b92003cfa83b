import { useWords } from '../../boot/words.ts';
import { ShortcutGrid } from '../../parts/ShortcutGrid.tsx';
import { routes } from '../../routes/table.ts';

const ways = [
  { ...routes.accountChanges, icon: 'trade' },
  { ...routes.loan, icon: 'treasury' },
  { ...routes.bankCards, icon: 'wallet' },
  { ...routes.settings, icon: 'settings' },
] as const;

/** What else belongs to the account. */
export function Shortcuts() {
  const { t } = useWords();
  return (
    <ShortcutGrid
      title={t('account.shortcuts')}
      ways={ways.map(({ path, icon, title }) => ({ path, icon, label: t(title) }))}
    />
  );
}
