import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { overlayAttribute } from '../../private/pageAttributes.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

const { color, motion, space } = vars;

export const nav = style({
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  transition: `transform ${motion.normal} ${motion.ease}, visibility ${motion.normal}`,
  selectors: {
    [`[${overlayAttribute}] &`]: { transform: 'translateY(100%)', visibility: 'hidden' },
  },
});

export const list = style({
  display: 'flex',
  maxWidth: vars.size.column,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  // In landscape the list uses the whole width, because labels beside their icons need more width.
  '@media': { [media.sideways]: { maxWidth: 'none' } },
});

export const item = style({ flex: '1 1 0', minWidth: 0 });

export const link = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 2,
    minHeight: 64,
    padding: `${space[8]} 2px`,
    textDecoration: 'none',
    ':focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.small },
    '@media': {
      [media.sideways]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: space[4],
        minHeight: vars.size.target,
        paddingBlock: 2,
      },
    },
  },
  variants: {
    current: { true: { color: color.accent }, false: { color: color.inkMuted } },
  },
});

export const pill = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 52,
    maxWidth: '100%',
    minHeight: 28,
    borderRadius: vars.radius.pill,
    // A wide pill would separate the icon from the label beside it.
    '@media': { [media.sideways]: { width: 40 } },
  },
  variants: {
    current: {
      true: {
        background: color.accentSoft,
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      },
      false: {},
    },
  },
});

export const badge = style({
  position: 'absolute',
  top: -4,
  insetInlineStart: '55%',
  lineHeight: 1,
});

export const label = recipe({
  base: {
    // Five labels share a phone's width. In larger text, their words would break.
    fontSize: `clamp(12px, ${vars.size.text12}, 3.3vw)`,
    lineHeight: 1.3,
    maxWidth: '100%',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: vars.font.hyphens,
  },
  variants: {
    current: { true: { fontWeight: vars.weight.strong }, false: {} },
  },
});
