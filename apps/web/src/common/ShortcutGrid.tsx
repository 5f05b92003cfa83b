import { Grid, Section, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';

interface ShortcutGridProps {
  /** Heading; only for screen readers unless `isTitled`. */
  readonly title: string;
  readonly links: readonly {
    readonly path: string;
    readonly icon: IconName;
    readonly label: string;
  }[];
  /** Shows the heading. */
  readonly isTitled?: boolean;
}

export function ShortcutGrid({ title, links, isTitled = false }: ShortcutGridProps) {
  const grid = (
    <Grid minColumn="narrow" gap={8}>
      {links.map(({ path, icon, label }) => (
        <Shortcut key={path} href={path} icon={icon} label={label} />
      ))}
    </Grid>
  );
  if (isTitled) return <Section title={title}>{grid}</Section>;
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {grid}
    </>
  );
}
