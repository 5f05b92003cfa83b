import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const body = style({
  ':focus-visible': { ...focusRing, outlineOffset: -2 },
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space[24]} ${space[24]} ${space[8]}`,
});

export const title = recipe({
  base: {
    ...textSize[20],
    margin: `0 0 ${space[8]}`,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
  variants: { tone: { default: {}, critical: { color: color.critical } } },
});

export const text = style({ color: color.inkMuted });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: space[8],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
});
