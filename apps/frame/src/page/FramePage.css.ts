import { vars } from '@corro/ui';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

/**
 * Minimum width of a window that shows text and phone side by side. In em, so that larger text
 * needs a wider window.
 */
const wide = '(min-width: 56em)';

export const page = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  justifyItems: 'center',
  gap: space[32],
  padding: space[16],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 28rem) auto',
      columnGap: 'clamp(48px, 8vw, 160px)',
      paddingBlock: 0,
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  width: '100%',
  minWidth: 0,
  alignSelf: 'center',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [wide]: { paddingBlock: space[24] } },
});

export const logo = style({ flex: 'none', width: '3rem', height: '3rem' });

/** QR code and its text. */
export const sidePanel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});

export const besideCode = style({ flex: '1 1 12rem', minWidth: 0 });

export const code = style({
  flex: 'none',
  width: '9rem',
  height: '9rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: 'white',
  // Keeps dark on white in forced-colours mode, because cameras may not read other colours.
  forcedColorAdjust: 'none',
});

export const codeInk = style({ fill: color.onMark });

/**
 * Holds the drawn phone. If the text beside it is taller than the window, the phone stays in view
 * while the text scrolls.
 */
export const stage = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  minWidth: 0,
  maxWidth: '100%',
  '@media': {
    [wide]: { position: 'sticky', top: 0, height: 'calc(100dvh - 2rem)' },
  },
});

/** The drawn phone around `screen`. */
export const phone = style({
  minWidth: 0,
  padding: 'min(32px, 4vw) min(12px, 2vw) min(24px, 3vw)',
  border: `1px solid ${color.border}`,
  borderRadius: 'min(48px, 8vw)',
  background: color.fill,
  boxShadow: vars.shadow,
});

export const screen = style({
  display: 'block',
  width: 390,
  maxWidth: '100%',
  // Between 320 and 844 px: the height of the window less the demo mark (2rem), the space above and
  // below the phone (32px), and the phone's border and padding (58px).
  height: 'clamp(320px, calc(100dvh - 2rem - 32px - 58px), 844px)',
  border: 0,
  borderRadius: radius.sheet,
  background: color.surface,
});

/** A link that is visible only while it has keyboard focus. */
export const skip = style({
  position: 'absolute',
  top: space[8],
  left: space[8],
  zIndex: 1,
  minHeight: size.target,
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceFloating,
  color: color.accent,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow,
  selectors: {
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
