import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** A heading with what one can do at the right of it. */
export const headingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

// The words of a small button line up with the page; what one taps reaches past them.
globalStyle(`${headingLine} > :has(> button, > a)`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
});

// Its target reaches the screen's edge, which would cut off a ring around it.
globalStyle(`${headingLine} > :has(> button, > a) > :focus-visible`, { outlineOffset: -2 });
