import { Grid, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';

interface ShortcutGridProps {
  /** Heading for screen readers. */
  readonly title: string;
  readonly links: readonly {
    readonly path: string;
    readonly icon: IconName;
    readonly label: string;
  }[];
}

export function ShortcutGrid({ title, links }: ShortcutGridProps) {
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Grid minColumn="narrow" gap={8}>
        {links.map(({ path, icon, label }) => (
          <Shortcut key={path} href={path} icon={icon} label={label} />
        ))}
      </Grid>
    </>
  );
}
