import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize, visuallyHidden } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const hidden = visuallyHidden;

/** In rem, because larger text needs a wider table. */
const tight = '(max-width: 20rem)';

export const scroller = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { ...focusRing, outlineOffset: -2 },
});

export const table = recipe({
  base: { width: '100%', borderCollapse: 'collapse' },
  variants: {
    fit: { true: { tableLayout: 'fixed', '@container': { [tight]: { display: 'block' } } } },
    // Turns off the browser's scroll anchoring: the table itself keeps rows in place when rows
    // above are added or removed.
    watched: { true: { overflowAnchor: 'none' } },
  },
});

/** Head and body. */
export const group = recipe({
  base: {},
  variants: { fit: { true: { '@container': { [tight]: { display: 'block' } } } } },
});

export const row = recipe({
  base: {},
  variants: {
    fit: {
      true: {
        '@container': {
          [tight]: {
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            borderBottom: `1px solid ${color.line}`,
          },
        },
      },
    },
    tappable: {
      true: {
        position: 'relative',
        selectors: { '&:active': { opacity: 0.6 } },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: color.surfaceRaised } } },
        },
      },
    },
  },
});

/** Covers the whole row. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible::after': { ...focusRing, outlineOffset: -2 } },
});

export const caption = recipe({
  base: { ...textSize[14], paddingBottom: space[8], color: color.inkMuted, textAlign: 'start' },
  // Only a stacked table, in a narrow container, has a block caption: in a table with columns, a
  // block would appear below the head.
  variants: { fit: { true: { '@container': { [tight]: { display: 'block' } } } } },
});

/** Outer columns align with the content above and below. */
const ends = {
  '&:first-child': { paddingInlineStart: 0 },
  '&:last-child': { paddingInlineEnd: 0 },
} as const;

/** A cell of a table without columns; the first cell of a row has a line of its own. */
const stacked = {
  padding: `${space[4]} 0`,
  borderBottom: 'none',
  selectors: { '&:first-child': { width: '100%' } },
} as const;

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const;

export const head = recipe({
  base: {
    ...textSize[12],
    padding: space[8],
    borderBottom: `1px solid ${color.line}`,
    color: color.inkMuted,
    fontWeight: vars.weight.regular,
    selectors: ends,
  },
  variants: {
    align,
    fit: {
      true: {
        verticalAlign: 'bottom',
        selectors: { '&:first-child': { width: '46%' } },
        '@container': { [tight]: stacked },
      },
    },
  },
});

export const cell = recipe({
  base: {
    ...textSize[14],
    height: vars.size.target,
    padding: space[8],
    borderBottom: `1px solid ${color.line}`,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    selectors: ends,
  },
  variants: {
    align,
    fit: {
      true: {
        height: vars.size.row,
        verticalAlign: 'top',
        selectors: { '&:first-child': { whiteSpace: 'normal' } },
        '@container': { [tight]: { ...stacked, height: 'auto' } },
      },
    },
  },
});
