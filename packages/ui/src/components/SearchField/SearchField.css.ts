import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/styles.css.ts';

/** Quieter than a field of a form: a filled pill. Its edge is seen in forced colours only. */
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
  selectors: { '&:has(input:focus-visible)': focusRing },
});

export const words = style({
  selectors: {
    // With the edges of the box it is as high as a button beside it.
    '&&': {
      padding: `11px ${vars.space[8]}`,
      color: vars.color.ink,
      textOverflow: 'ellipsis',
    },
  },
});
