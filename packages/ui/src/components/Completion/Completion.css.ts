import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  paddingBottom: space[8],
  textAlign: 'center',
});

export const top = style({ position: 'relative', display: 'grid', flex: 'none' });

export const sign = recipe({
  base: { color: color.accent },
  variants: {
    isBadge: {
      false: { width: '3.5rem', height: '3.5rem' },
      true: {
        position: 'absolute',
        right: '-0.5rem',
        bottom: '-0.25rem',
        width: '1.5rem',
        height: '1.5rem',
        borderRadius: vars.radius.pill,
        border: `2px solid ${color.surface}`,
        background: color.surface,
      },
    },
  },
});

export const ground = style({ fill: color.accentSoft });

/** The whole line is one dash; moving the dash into view draws the line. */
export const line = style({
  strokeDasharray: 1,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${draw} ${vars.motion.normal} ${vars.motion.ease}`,
    },
  },
});

export const words = style({
  ...textSize[16],
  margin: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
