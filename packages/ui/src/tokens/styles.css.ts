import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

export const textSize = {
  12: { fontSize: vars.size.text12, lineHeight: 1.35 },
  14: { fontSize: vars.size.text14, lineHeight: 1.45 },
  16: { fontSize: vars.size.text16, lineHeight: 1.5 },
  20: { fontSize: vars.size.text20, lineHeight: 1.35, letterSpacing: '-0.01em' },
  28: { fontSize: vars.size.text28, lineHeight: 1.2, letterSpacing: '-0.02em' },
  40: { fontSize: vars.size.text40, lineHeight: 1.1, letterSpacing: '-0.025em' },
} as const satisfies Record<number, StyleRule>;

/** Variants of a recipe, one per spacing step. */
export const gap = {
  0: { gap: vars.space[0] },
  4: { gap: vars.space[4] },
  8: { gap: vars.space[8] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
  24: { gap: vars.space[24] },
  32: { gap: vars.space[32] },
  48: { gap: vars.space[48] },
};

export type Gap = keyof typeof gap;

/**
 * The focus ring is an outline and not a box shadow, because forced-colours mode removes shadows.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
} as const satisfies StyleRule;

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
