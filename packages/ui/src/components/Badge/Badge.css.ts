import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize, visuallyHidden } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const badge = style({
  ...textSize[12],
  position: 'relative',
  display: 'inline-block',
  minWidth: '1.5em',
  padding: `0 ${space[4]}`,
  borderRadius: vars.radius.pill,
  background: color.critical,
  color: color.onCritical,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const words = visuallyHidden;
