import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
  '@media': {
    [media.forcedColors]: { border: '1px solid GrayText' },
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
  },
});
