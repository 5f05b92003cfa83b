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
  // Turns off the browser's scroll anchoring: the list itself keeps rows in place when rows above
  // are added or removed.
  variants: { watched: { true: { overflowAnchor: 'none' } } },
});

// If the browser anchored the view to an element after the list, it would keep that element in
// place while the list grows, and so scroll past the new rows.
globalStyle(`${list.classNames.variants.watched.true} ~ *`, { overflowAnchor: 'none' });

export const item = style({
  // Layout changes stay inside their row.
  contain: 'layout style',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  // The row's background is wider than its text, the hairline is not.
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

/** Accent for title and icons, because a background would be wider than the text. */
export const selected = style({ color: color.accent });

export const nextStep = style({
  background: color.accentSoft,
  borderRadius: vars.radius.medium,
});

export const leading = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 40,
  minHeight: 40,
});

/** Wraps in large text. */
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  flex: '1 1 0',
  minWidth: 0,
});

/** Rows may differ in height in large text, so that no text is cut. */
const { largeText } = media;

/** A title beside figures has at least this width. */
const titleWidth = '6.75rem';

export const main = style({
  flex: `1 1 ${titleWidth}`,
  minWidth: 0,
  // Narrower, so that an icon at the end stays beside the text.
  '@media': { [largeText]: { flexBasis: '6rem' } },
});

/** One line, so that rows are as high as their skeletons. */
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

/** Three small lines are as high as a title with its subtitle. */
const compactLine = '1rem';

export const title = recipe({
  base: { fontWeight: vars.weight.strong },
  variants: {
    wrap: {
      false: oneLine,
      true: { ...twoLines, textWrap: 'balance' },
      subtitle: oneLine,
      compact: { ...twoLines, ...textSize[14], lineHeight: compactLine, textWrap: 'balance' },
    },
  },
});

export const subtitle = recipe({
  base: { ...textSize[14], color: color.inkMuted },
  variants: {
    wrap: {
      false: oneLine,
      true: twoLines,
      subtitle: twoLines,
      compact: { ...twoLines, ...textSize[12], lineHeight: compactLine },
    },
  },
});

export const trailing = style({ display: 'block', minHeight: '1lh' });

globalStyle(`${selected} ${trailing}:not(:has(svg))`, { color: color.ink });

// Centres an icon of any size in the line of the title.
globalStyle(`${trailing} > svg`, { height: '1lh' });
globalStyle(`${trailing} > div`, { minHeight: '1lh' });

/** The sparkline is dropped when it would push the title away. */
export const withMiddle = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: space[8],
});

export const sub = style({ ...textSize[14], display: 'block', color: color.inkMuted });

/**
 * The sparkline inside has an absolute position. On a line of its own, this element therefore has
 * no height, and the sparkline is hidden.
 */
export const middle = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  width: 56,
  overflow: 'hidden',
  // A narrow phone needs the width for the name.
  '@media': { '(max-width: 23em)': { display: 'none' } },
});

globalStyle(`${middle} > *`, { position: 'absolute', top: 'calc(50% - 12px)', left: 0 });

/**
 * As wide as «US$ 99,999.99» or «120.8783», so that the sparklines of a list stand in one column.
 */
export const figures = recipe({
  variants: { width: { money: { minWidth: '7.5rem' }, number: { minWidth: '5.25rem' } } },
});

export const below = style({ flex: '1 0 100%', minWidth: 0 });

export const end = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

// A figure stands beside the first line of a title of two.
globalStyle(`${lines}:has(> ${below})`, { alignItems: 'flex-start' });

/** A row with lines below that ends with a chevron or another icon only. */
const iconEnded = `${lines}:has(> ${below}):has(> ${end} > ${trailing} > svg:only-child)`;

// The icon stands in the middle of the row, as in a row without lines below.
globalStyle(iconEnded, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${iconEnded} > ${end}`, {
  gridArea: '1 / 2 / span 2',
  alignSelf: 'center',
});
globalStyle(`${iconEnded} > ${below}`, { gridArea: '2 / 1' });

export const endWithMiddle = style([
  end,
  {
    // The sparkline shrinks before the end of the row wraps; in large text the end wraps too.
    minWidth: 'min-content',
    maxWidth: `calc(100% - ${titleWidth} - ${space[12]})`,
    '@media': { [largeText]: { maxWidth: '100%' } },
  },
]);

export const bone = recipe({
  base: [
    breathing,
    {
      // One text line high, with the skeleton's bar in the middle of the line.
      height: '1lh',
      padding: '0.15lh 0',
      backgroundClip: 'content-box',
      borderRadius: vars.radius.medium,
    },
  ],
  variants: {
    shape: {
      long: { width: '9ch' },
      longer: { width: '14ch' },
      short: { width: '7ch', marginInlineStart: 'auto' },
      // Matches `Avatar`.
      round: {
        width: 'min(2.5rem, 56px)',
        height: 'min(2.5rem, 56px)',
        padding: 0,
        borderRadius: vars.radius.pill,
      },
    },
  },
});

export const heading = style({ ...textSize[14], padding: `${space[16]} 0 ${space[4]}` });

// The page or section above keeps its own distance.
globalStyle(`${item}:first-child > ${heading}`, { paddingTop: space[4] });

/**
 * The touch target of the action overlaps the space above, so that the heading keeps its height.
 */
export const headingWithAction = style([headingLine, heading]);

globalStyle(`${headingWithAction} > :has(> button, > a)`, {
  marginBlock: `calc(-1 * ${space[12]})`,
});
