import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.medium,
  background: vars.color.criticalSoft,
});

export const title = style({ ...textSize[16], margin: 0, fontWeight: vars.weight.strong });

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 });

export const item = style({
  ...textSize[14],
  // With `none`, Safari's screen reader ignores the list.
  listStyleType: '""',
});

/** Looks like a link and focuses the field. */
export const jump = style({
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  color: vars.color.critical,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
