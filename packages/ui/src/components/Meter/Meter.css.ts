import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

export const meter = style({
  display: 'block',
  width: '100%',
  height: 6,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: color.fill,
  // The border shows the full length when the colour of the track is close to that of the page.
  border: `1px solid ${color.border}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const filled = style({
  fill: color.accent,
  '@media': { [media.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' } },
});
