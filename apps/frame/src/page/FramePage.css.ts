import { vars } from '@corro/ui';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[48]} clamp(48px, 8vw, 160px)`,
  // The demo mark above is a line high.
  minHeight: 'calc(100dvh - 2rem)',
  padding: space[24],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[32],
  flex: '0 1 26rem',
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** The code and what is said of it. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});

export const code = style({
  flex: 'none',
  width: '9rem',
  height: '9rem',
  borderRadius: vars.radius.medium,
  background: 'white',
  // In forced colours too: a code in other colours may not be read.
  forcedColorAdjust: 'none',
});

export const codeInk = style({ fill: color.onMark });

/** A screen of 390 × 844, less high or wide where the window is. */
export const phone = style({
  flex: '0 1 auto',
  minWidth: 0,
  padding: 'min(12px, 2vw)',
  borderRadius: 'min(56px, 10vw)',
  border: `1px solid ${color.border}`,
  background: color.fill,
  boxShadow: vars.shadow,
});

export const screen = style({
  display: 'block',
  width: 390,
  maxWidth: '100%',
  height: 'min(844px, calc(100dvh - 7rem))',
  minHeight: 'min(568px, 100dvh)',
  border: 0,
  borderRadius: 'min(44px, 8vw)',
  background: color.surface,
});

/** Seen when the keyboard comes to it. */
export const skip = style({
  position: 'absolute',
  top: space[8],
  left: space[8],
  zIndex: 1,
  minHeight: vars.size.target,
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceFloating,
  color: color.accent,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow,
  selectors: {
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
