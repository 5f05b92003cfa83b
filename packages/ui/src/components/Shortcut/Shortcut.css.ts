import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const shortcut = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': focusRing, '&:active': { opacity: 0.6 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.85 } } } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  // Invisible, except in forced-colours mode: it removes the background and colours the border.
  border: '1px solid transparent',
});

export const words = style({
  ...textSize[12],
  // Extends into the gaps, so that long words break later.
  width: 'max-content',
  maxWidth: `calc(100% + ${vars.space[8]})`,
  overflowWrap: 'anywhere',
  hyphens: vars.font.hyphens,
  textWrap: 'balance',
});
