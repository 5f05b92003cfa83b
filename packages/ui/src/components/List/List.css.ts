import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';
import { bone as breathing } from '../Skeleton/Skeleton.css.ts';

const { color, space } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  // What changes in one row is laid out in that row.
  contain: 'layout style',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: vars.size.row,
    padding: `${space[8]} 0`,
    border: 'none',
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
  },
  variants: {
    tappable: {
      true: {
        cursor: 'pointer',
        selectors: {
          '&:active': { opacity: 0.6 },
          '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
        },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: color.surfaceRaised } } },
        },
      },
    },
    selected: {
      true: { background: color.accentSoft, boxShadow: `inset 3px 0 ${color.accent}` },
      false: {},
    },
  },
});

export const leading = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
});

/** Both ends of the row; where large text leaves them no room beside each other, one below the other. */
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  flex: '1 1 0',
  minWidth: 0,
});

export const main = style({ flex: '1 1 8rem', minWidth: 0 });

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

export const title = style({ ...clamped, WebkitLineClamp: 2, fontWeight: vars.weight.strong });

export const trailing = style({ display: 'block', minHeight: '1lh' });

export const sub = style({ ...textSize[14], display: 'block', color: color.inkMuted });

export const end = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

const boneShapes = {
  long: { width: '9ch' },
  longer: { width: '14ch' },
  short: { width: '7ch', marginInlineStart: 'auto' },
} as const;

export const bone = recipe({
  base: [breathing, { height: '1lh', border: '0.2em solid transparent', borderInline: 'none' }],
  variants: {
    shape: {
      ...boneShapes,
      round: { width: 40, height: 40, border: 'none', borderRadius: vars.radius.pill },
    },
  },
});
