import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const range = style({ display: 'block', minWidth: 0, paddingTop: space[8] });

export const bar = style({ display: 'block', overflow: 'visible' });

export const track = style({
  fill: color.border,
  '@media': { [media.forcedColors]: { fill: 'GrayText', forcedColorAdjust: 'none' } },
});

export const dot = style({
  fill: color.accent,
  // A background-coloured stroke separates the dot from the bar.
  stroke: color.surface,
  strokeWidth: 2,
  '@media': {
    [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas', forcedColorAdjust: 'none' },
  },
});

export const ends = style({
  ...textSize[12],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
  color: color.inkMuted,
});
