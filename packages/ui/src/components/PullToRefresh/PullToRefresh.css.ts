import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Hidden behind the header until pulled down. */
export const sign = style({
  position: 'fixed',
  // Behind the header, in front of the page.
  zIndex: 15,
  top: 0,
  left: 'calc(50% - 20px)',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceFloating,
  boxShadow: vars.shadow,
  color: vars.color.inkMuted,
  opacity: 0,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}, opacity ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-pull]': { opacity: 1, transition: 'none' },
    '&[data-pull="far"]': { color: vars.color.accent },
    '&[data-busy]': { opacity: 1, color: vars.color.accent },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = style({
  display: 'grid',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[data-busy] > &': { animation: `${turn} 1s linear infinite` } },
    },
  },
});
