import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../private/gap.ts';

export const form = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap },
  defaultVariants: { gap: 16 },
});
