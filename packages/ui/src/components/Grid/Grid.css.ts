import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../tokens/styles.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Uses rem: larger text gets fewer columns, so that text keeps its width. */
const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
});

export const grid = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap,
    columns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
    minColumn: {
      narrow: atLeast('4.75rem'),
      third: atLeast('6.25rem'),
      medium: atLeast('9rem'),
      wide: atLeast('16rem'),
    },
  },
  defaultVariants: { gap: 16 },
});
