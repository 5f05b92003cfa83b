import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'clamp(52px, 3.25rem, 72px)',
  height: 'clamp(52px, 3.25rem, 72px)',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceFloating,
  boxShadow: vars.shadow,
  color: vars.color.accent,
  ':focus-visible': focusRing,
  ':active': { opacity: 0.7 },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const badge = style({ position: 'absolute', top: -4, insetInlineEnd: -4, display: 'flex' });
