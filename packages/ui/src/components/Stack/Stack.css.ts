import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../tokens/styles.css.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    gap,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      // Centres wrapped text too.
      center: { alignItems: 'center', textAlign: 'center' },
      end: { alignItems: 'flex-end' },
    },
    grow: { true: { flex: '1 1 0%' } },
  },
  defaultVariants: { gap: 16, align: 'stretch' },
});
