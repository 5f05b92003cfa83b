import { Grid, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';

interface ShortcutGridProps {
  /** Heading for screen readers. */
  readonly title: string;
  readonly ways: readonly {
    readonly path: string;
    readonly icon: IconName;
    readonly label: string;
  }[];
}

export function ShortcutGrid({ title, ways }: ShortcutGridProps) {
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Grid minColumn="narrow" gap={8}>
        {ways.map(({ path, icon, label }) => (
          <Shortcut key={path} href={path} icon={icon} label={label} />
        ))}
      </Grid>
    </>
  );
}
