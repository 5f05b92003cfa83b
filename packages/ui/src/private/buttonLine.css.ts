import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** Aligns the labels of small buttons with the page; the buttons' touch targets are wider. */
export const flushButtons = style({});

globalStyle(`${flushButtons} > :has(> button, > a)`, {
  marginInline: `calc(-1 * ${vars.space[16]})`,
});

// Draws the focus ring inside: the target reaches the screen's edge, where an outer ring would be
// cut off.
globalStyle(`${flushButtons} > :has(> button, > a) > :focus-visible`, { outlineOffset: -2 });

/** A heading with an action at its right. */
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
