import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/styles.css.ts';

/** A filled pill, quieter than form fields. The edge is visible only in forced colours. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '48px',
  paddingInlineStart: vars.space[16],
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: vars.color.fill,
  color: vars.color.inkMuted,
  cursor: 'text',
  selectors: {
    // Inside the box, which is as wide as the page's text.
    '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
    // A lens that is a button is where the lens alone would be.
    '&:has(> button:first-child)': { paddingInlineStart: vars.space[4] },
  },
});

export const words = style({
  selectors: {
    // The height of a button, including the edges of the box.
    '&&': {
      padding: `11px ${vars.space[8]}`,
      color: vars.color.ink,
      textOverflow: 'ellipsis',
    },
  },
});
