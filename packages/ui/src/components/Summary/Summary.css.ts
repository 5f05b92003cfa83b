import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

/** Two columns on a landscape phone, and one if large text leaves no room. */
export const list = style({
  margin: 0,
  '@media': { [media.sideways]: { columns: '17rem 2', columnGap: space[32] } },
});

export const row = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    breakInside: 'avoid',
    padding: `${space[12]} 0`,
    borderBottom: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBottom: 'none' } },
  },
  variants: { emphasis: { true: { fontWeight: vars.weight.strong }, false: {} } },
});

export const label = recipe({
  base: { minWidth: 0, overflowWrap: 'anywhere' },
  variants: { emphasis: { true: {}, false: { color: color.inkMuted } } },
});

/**
 * `display: contents` makes its children items of the row, so that a long detail gets its own line.
 */
export const figure = style({ display: 'contents' });

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const detail = style({
  ...textSize[14],
  flex: '1 0 100%',
  color: color.inkMuted,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
