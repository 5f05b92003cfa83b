import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../tokens/styles.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Uses rem: larger text gets fewer columns, so that text keeps its width. */
const atLeast = (width: string, fill: 'auto-fill' | 'auto-fit' = 'auto-fill') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(${width}, 100%), 1fr))`,
});

const widths = { narrow: '4.75rem', third: '6.25rem', medium: '9rem', wide: '16rem' } as const;

export const grid = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap,
    columns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
    minColumn: {
      narrow: atLeast(widths.narrow),
      third: atLeast(widths.third),
      medium: atLeast(widths.medium),
      wide: atLeast(widths.wide),
    },
    stretch: { true: {} },
  },
  compoundVariants: (['narrow', 'third', 'medium', 'wide'] as const).map((minColumn) => ({
    variants: { minColumn, stretch: true },
    style: atLeast(widths[minColumn], 'auto-fit'),
  })),
  defaultVariants: { gap: 16 },
});
