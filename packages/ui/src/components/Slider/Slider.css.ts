import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

const { color, size } = vars;

export const place = style({ minWidth: 0 });

export const slider = style({ position: 'relative', height: size.target });

/**
 * Inset by half the width of the thumb (28 px), to be as long as the path of the thumb's centre.
 */
export const bar = style({
  position: 'absolute',
  insetInline: '14px',
  top: 'calc(50% - 3px)',
  width: 'calc(100% - 28px)',
  height: 6,
  overflow: 'visible',
});

export const track = style({
  fill: color.border,
  '@media': { [media.forcedColors]: { fill: 'GrayText', forcedColorAdjust: 'none' } },
});

export const filled = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } },
});

/** A background-coloured border separates the thumb from the bar. */
const thumb: StyleRule = {
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: `3px solid ${color.surface}`,
  borderRadius: vars.radius.pill,
  background: color.accent,
  '@media': {
    [media.forcedColors]: {
      background: 'Highlight',
      borderColor: 'Canvas',
      forcedColorAdjust: 'none',
    },
  },
};

/** Covers the bar with a full-height target; vertical drags scroll the page. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-y',
  borderRadius: vars.radius.medium,
  selectors: {
    '&:focus-visible': focusRing,
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&::-moz-range-track': { background: 'transparent' },
  },
});
