import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  // As high as the link that may stand there, so that headings with and without one line up.
  minHeight: vars.size.target,
});

// The words of a small button line up with the page; what one taps reaches past them.
globalStyle(`${head} > :has(> button, > a)`, { marginInline: `calc(-1 * ${vars.space[16]})` });

// Its target reaches the screen's edge, which would cut off a ring around it.
globalStyle(`${head} > :has(> button, > a) > :focus-visible`, { outlineOffset: -2 });
