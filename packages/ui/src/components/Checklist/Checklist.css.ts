import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = recipe({
  base: { ...textSize[14], display: 'flex', columnGap: space[8], overflowWrap: 'anywhere' },
  variants: { met: { true: { color: color.ink }, false: { color: color.inkMuted } } },
});

/** As high as the line of text beside it, with or without a tick, so that ticking moves nothing. */
export const mark = recipe({
  base: {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: { met: { true: { color: color.accent }, false: { color: color.border } } },
});
