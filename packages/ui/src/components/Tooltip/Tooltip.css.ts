import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, motion, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const place = style({ display: 'inline-flex', maxWidth: '100%' });

export const text = style({
  ...textSize[14],
  // Above the scrim of a sheet.
  zIndex: 45,
  maxWidth: `min(280px, 100vw - 2 * ${space[16]})`,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.small,
  background: color.ink,
  color: color.surface,
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
