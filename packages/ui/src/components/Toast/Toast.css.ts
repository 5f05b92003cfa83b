import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, motion, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style({
  position: 'fixed',
  insetInline: 0,
  // The bottom would cover figures, the main button or the keyboard.
  top: `calc(${space[32]} + env(safe-area-inset-top))`,
  // Stays above a sheet's scrim.
  zIndex: 50,
  viewTransitionName: 'corro-toasts',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxWidth: vars.size.column,
  margin: '0 auto',
  padding: `0 ${space[16]}`,
  listStyle: 'none',
  pointerEvents: 'none',
});

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 56,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceFloating,
  boxShadow: vars.shadow,
  color: color.ink,
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${motion.normal} ${motion.ease}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.fast} ${motion.ease} forwards` },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const sign = recipe({
  base: { display: 'grid', flex: 'none' },
  variants: {
    tone: { success: { color: color.green }, critical: { color: color.critical } },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: '1 1 0',
  minWidth: 0,
});

export const text = style({
  ...textSize[14],
  flex: '1 1 12rem',
  paddingBlock: space[8],
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const action = style({
  ...textSize[14],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: `0 ${space[8]}`,
  marginInline: `calc(${space[8]} * -1)`,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'none',
  color: color.accent,
  cursor: 'pointer',
  fontWeight: vars.weight.strong,
  ':focus-visible': focusRing,
});
