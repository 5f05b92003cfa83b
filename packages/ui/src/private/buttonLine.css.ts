import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** A line whose small buttons line up with the page by their words; what one taps reaches past them. */
export const flushButtons = style({});

globalStyle(`${flushButtons} > :has(> button, > a)`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
});

// Its target reaches the screen's edge, which would cut off a ring around it.
globalStyle(`${flushButtons} > :has(> button, > a) > :focus-visible`, { outlineOffset: -2 });

/** A heading with what one can do at the right of it. */
export const headingLine = style([
  flushButtons,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
  },
]);
