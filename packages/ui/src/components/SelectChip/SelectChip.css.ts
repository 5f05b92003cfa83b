import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const chip = style({
  ...textSize[14],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: '100%',
  minHeight: vars.size.target,
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: color.fill,
  color: color.ink,
  selectors: { '&:has(select:focus-visible)': focusRing },
});

export const label = style({ color: color.inkMuted });

export const chosen = style({
  minWidth: 0,
  fontWeight: vars.weight.strong,
  // A long word in large text breaks before the page gets wider.
  overflowWrap: 'anywhere',
});

/**
 * Covers the chip and is invisible, so that the chip is as wide as its words. Smaller text than
 * 16 px would make iOS zoom.
 */
export const select = style({
  ...textSize[16],
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  border: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'pointer',
});
