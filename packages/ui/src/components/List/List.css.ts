import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';
import { headingLine } from '../../private/buttonLine.css.ts';
import { bone as breathing } from '../Skeleton/Skeleton.css.ts';

const { color, space } = vars;

export const list = recipe({
  base: { margin: 0, padding: 0, listStyle: 'none' },
  // Rows come and go above the view: the list itself sees to it that the others stay where they are.
  variants: { watched: { true: { overflowAnchor: 'none' } } },
});

// What follows a list that grows would hold the view to itself, and take it to the end.
globalStyle(`${list.classNames.variants.watched.true} ~ *`, { overflowAnchor: 'none' });

export const item = style({
  // What changes in one row is laid out in that row.
  contain: 'layout style',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});

export const row = style({
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
});

export const tappable = style({
  cursor: 'pointer',
  selectors: {
    '&:active': { opacity: 0.6 },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceRaised } } },
  },
});

export const selected = style({
  background: color.accentSoft,
  boxShadow: `inset 3px 0 ${color.accent}`,
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

/** There, reading all of it counts more than even rows. */
const { largeText } = media;

export const main = style({
  flex: '1 1 7rem',
  minWidth: 0,
  // A sign at the end of the row keeps its place beside the words.
  '@media': { [largeText]: { flexBasis: '6rem' } },
});

/** One line, so that a list is as high as the skeleton that held its place. */
const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [largeText]: { overflowWrap: 'anywhere', hyphens: vars.font.hyphens, whiteSpace: 'normal' },
  },
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: vars.font.hyphens,
  '@media': { [largeText]: { WebkitLineClamp: 'none' } },
} as const;

export const title = recipe({
  base: { fontWeight: vars.weight.strong },
  variants: { wrap: { false: oneLine, true: twoLines } },
});

export const subtitle = recipe({
  base: { ...textSize[14], color: color.inkMuted },
  variants: { wrap: { false: oneLine, true: twoLines } },
});

export const trailing = style({ display: 'block', minHeight: '1lh' });

/** What is beside the title, and before it the line: that is left out where it would push the title away. */
export const withMiddle = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: space[12],
});

export const sub = style({ ...textSize[14], display: 'block', color: color.inkMuted });

/** As high as its neighbour, and without a height of its own: it is hidden where it does not fit. */
export const middle = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  width: 56,
  overflow: 'hidden',
  '@media': { [largeText]: { display: 'none' } },
});

globalStyle(`${middle} > *`, { position: 'absolute', top: 'calc(50% - 12px)', left: 0 });

globalStyle(`${withMiddle} > ${trailing}`, { minWidth: '4.5rem' });

export const below = style({ flex: '1 0 100%', minWidth: 0 });

export const end = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const endWithMiddle = style([
  end,
  {
    // The line gives way to the title, before the end goes below it; in large text the end goes there as well.
    minWidth: 'min-content',
    maxWidth: `calc(100% - 7rem - ${space[12]})`,
    '@media': { [largeText]: { maxWidth: '100%' } },
  },
]);

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

/** Above the first row of a group. */
export const heading = style({ ...textSize[14], padding: `${space[16]} 0 ${space[4]}` });

/** As high as without the action, whose target reaches over the space above the heading. */
export const headingWithAction = style([headingLine, heading]);

globalStyle(`${headingWithAction} > :has(> button, > a)`, {
  marginBlock: `calc(-1 * ${space[12]})`,
});
