import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, motion, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  // Above the scrim of a sheet.
  zIndex: 45,
  minWidth: 200,
  maxWidth: `min(${vars.size.column}, 100vw - 2 * ${space[16]})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[8],
  borderRadius: vars.radius.medium,
  background: color.surfaceFloating,
  boxShadow: vars.shadow,
  color: color.ink,
  outline: 'none',
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const item = recipe({
  base: {
    ...textSize[16],
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: vars.size.target,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.small,
    color: color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      // Radix sets this attribute on the item under the pointer or with the keyboard's focus.
      '&[data-highlighted]': {
        background: color.fill,
        boxShadow: `inset 0 0 0 2px ${color.focus}`,
      },
      '&[data-disabled]': { color: color.inkMuted, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    tone: {
      default: {},
      critical: { selectors: { '&:not([data-disabled])': { color: color.critical } } },
    },
  },
});

export const line = style({ height: 1, margin: space[8], background: color.line });
