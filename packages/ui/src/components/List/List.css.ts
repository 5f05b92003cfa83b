import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';
import { bone as breathing } from '../Skeleton/Skeleton.css.ts';

const { color, space } = vars;

export const list = recipe({
  base: { margin: 0, padding: 0, listStyle: 'none' },
  // Rows come and go above the view: the list itself sees to it that the others stay where they are.
  variants: { watched: { true: { overflowAnchor: 'none' } } },
});

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
    // What colours the row reaches a little past its words; its hairline does not.
    width: `calc(100% + 2 * ${space[8]})`,
    minHeight: vars.size.row,
    margin: `0 calc(${space[8]} * -1)`,
    padding: space[8],
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
  minWidth: 40,
  minHeight: 40,
});

/** Both ends of the row; one below the other where large text does not fit side by side. */
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  flex: '1 1 0',
  minWidth: 0,
});

/** Text of twice the usual size on a phone: there, reading all of it counts more than even rows. */
const largeText = '(max-width: 19em)';

/** A title and a subtitle, of a line each. */
const twoLines = `calc(1.5 * ${vars.size.text16} + 1.45 * ${vars.size.text14})`;

/** The words of a row and the line behind them, which is left out where it would take the words' place. */
export const start = recipe({
  base: { flex: '1 1 7rem', minWidth: 0 },
  variants: {
    hasMiddle: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space[12],
        // What does not fit wraps, and is cut away.
        maxHeight: twoLines,
        overflow: 'hidden',
        '@media': { [largeText]: { maxHeight: 'none' } },
      },
    },
  },
});

export const main = style({ flex: '1 1 5.5rem', minWidth: 0 });

/** One line, so that a list is as high as the skeleton that held its place. */
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [largeText]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
} as const;

export const title = recipe({
  base: { fontWeight: vars.weight.strong },
  variants: {
    alone: {
      false: oneLine,
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        hyphens: vars.font.hyphens,
        '@media': { [largeText]: { WebkitLineClamp: 'none' } },
      },
    },
  },
});

export const subtitle = style({ ...textSize[14], color: color.inkMuted, ...oneLine });

export const trailing = style({ display: 'block', minHeight: '1lh' });

export const sub = style({ ...textSize[14], display: 'block', color: color.inkMuted });

export const middle = style({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  minHeight: twoLines,
  '@media': { [largeText]: { display: 'none' } },
});

export const below = style({ flex: '1 0 100%', minWidth: 0 });

export const end = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  // Aligns the lines of a list, and reserves space for the age of a price.
  selectors: { [`${start.classNames.variants.hasMiddle.true} + &`]: { minWidth: '7rem' } },
});

const boneShapes = {
  long: { width: '9ch' },
  longer: { width: '14ch' },
  short: { width: '7ch', marginInlineStart: 'auto' },
} as const;

export const bone = recipe({
  base: [
    breathing,
    {
      // A line of the text that comes, of which the bone fills the middle.
      height: '1lh',
      padding: '0.15lh 0',
      backgroundClip: 'content-box',
      borderRadius: vars.radius.medium,
    },
  ],
  variants: {
    shape: {
      ...boneShapes,
      // As an Avatar.
      round: {
        width: 'min(2.5rem, 56px)',
        height: 'min(2.5rem, 56px)',
        padding: 0,
        borderRadius: vars.radius.pill,
      },
    },
  },
});
