import { Grid, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { routeEntry, type RouteName } from '../../routes/table.ts';

/** In the order of the specification (spec §2). */
const entries = [
  ['blockTrading', 'block'],
  ['ipo', 'ipo'],
  ['qip', 'qip'],
  ['funds', 'fund'],
  ['forex', 'forex'],
  ['futures', 'futures'],
  ['treasuryDebt', 'treasury'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

/** The seven ways to trade besides shares. */
export function QuickMenu() {
  const { t } = useWords();
  return (
    <>
      <VisuallyHidden as="h2">{t('home.shortcuts')}</VisuallyHidden>
      <Grid minColumn="narrow" gap={8}>
        {entries.map(([name, icon]) => {
          const { path, title } = routeEntry(name);
          return <Shortcut key={name} href={path} icon={icon} label={t(title)} />;
        })}
      </Grid>
    </>
  );
}
