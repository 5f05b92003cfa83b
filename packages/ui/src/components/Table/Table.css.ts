import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize, visuallyHidden } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const hidden = visuallyHidden;

export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { ...focusRing, outlineOffset: -2 },
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const caption = style({
  ...textSize[14],
  paddingBottom: space[8],
  color: color.inkMuted,
  textAlign: 'start',
});

/** The outer columns stand flush with what is above and below the table. */
const ends = {
  '&:first-child': { paddingInlineStart: 0 },
  '&:last-child': { paddingInlineEnd: 0 },
} as const;

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const;

export const head = recipe({
  base: {
    ...textSize[12],
    padding: space[8],
    borderBottom: `1px solid ${color.line}`,
    color: color.inkMuted,
    fontWeight: vars.weight.regular,
    selectors: ends,
  },
  variants: { align },
});

export const cell = recipe({
  base: {
    ...textSize[14],
    height: vars.size.target,
    padding: space[8],
    borderBottom: `1px solid ${color.line}`,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    selectors: ends,
  },
  variants: { align },
});
