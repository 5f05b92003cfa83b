import { Grid, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { routeEntry, type RouteName } from '../../routes/table.ts';

const entries = [
  ['accountChanges', 'trade'],
  ['loan', 'treasury'],
  ['bankCards', 'wallet'],
  ['settings', 'settings'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

/** What else belongs to the account. */
export function Shortcuts() {
  const { t } = useWords();
  return (
    <>
      <VisuallyHidden as="h2">{t('account.shortcuts')}</VisuallyHidden>
      <Grid minColumn="narrow" gap={8}>
        {entries.map(([name, icon]) => {
          const { path, title } = routeEntry(name);
          return <Shortcut key={name} href={path} icon={icon} label={t(title)} />;
        })}
      </Grid>
    </>
  );
}
