import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const line = recipe({
  base: {
    display: 'block',
    flex: 'none',
    fill: 'none',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  variants: {
    direction: {
      rise: { stroke: vars.color.rise },
      fall: { stroke: vars.color.fall },
      flat: { stroke: vars.color.inkMuted },
    },
  },
});
