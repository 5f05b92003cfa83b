import { Grid, ScrollRow, Section, Shortcut, VisuallyHidden, type IconName } from '@corro/ui';

interface ShortcutGridProps {
  /** Heading; only for screen readers unless the shortcuts are in one row. */
  readonly title: string;
  readonly links: readonly {
    readonly path: string;
    readonly icon: IconName;
    readonly label: string;
  }[];
  /** One row that scrolls. */
  readonly isRow?: boolean;
}

export function ShortcutGrid({ title, links, isRow = false }: ShortcutGridProps) {
  const shortcuts = links.map(({ path, icon, label }) => (
    <Shortcut key={path} href={path} icon={icon} label={label} />
  ));
  if (isRow) {
    return (
      <Section title={title}>
        <ScrollRow label={title} gap={8} itemWidth="shortcut">
          {shortcuts}
        </ScrollRow>
      </Section>
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Grid minColumn="narrow" gap={8}>
        {shortcuts}
      </Grid>
    </>
  );
}
