import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { textSize, visuallyHidden } from '../../tokens/styles.css.ts';

const { color, radius, space } = vars;

export const words = visuallyHidden;

const cell = style({
  position: 'relative',
  display: 'inline-flex',
  // The age wraps below the price.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  maxWidth: '100%',
  columnGap: space[8],
});

export const cells = {
  // The age is before the price, so that figures in a column stay aligned.
  before: style([cell, { flexDirection: 'row-reverse' }]),
  after: cell,
};

export const value = style({
  // Makes the tint wider than the figures without moving the figures.
  margin: `0 calc(${space[4]} * -1)`,
  padding: `0 ${space[4]}`,
  borderRadius: radius.small,
  selectors: {
    '&[data-stale]': { color: color.inkMuted },
    'html:not([data-tints="calm"]) &[data-tint="rise"]': { background: color.riseSoft },
    'html:not([data-tints="calm"]) &[data-tint="fall"]': { background: color.fallSoft },
  },
});

export const age = style({
  ...textSize[12],
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { display: 'none' } },
});
