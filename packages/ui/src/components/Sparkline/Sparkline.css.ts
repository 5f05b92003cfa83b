import { style } from '@vanilla-extract/css';
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
    wide: { true: { width: '100%', height: 44 }, false: { width: 56, height: 24 } },
  },
});

export const area = recipe({
  base: { stroke: 'none', opacity: 0.12 },
  variants: {
    direction: {
      rise: { fill: vars.color.rise },
      fall: { fill: vars.color.fall },
      flat: { fill: vars.color.inkMuted },
    },
  },
});

export const base = style({
  stroke: vars.color.border,
  strokeWidth: 1,
  strokeDasharray: '0.5 3',
});
