import { style } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

export const chart = style({ display: 'flow-root' });

const sideways = '(orientation: landscape) and (max-height: 30rem)';

/** Height of the app's demo mark, header and buttons, plus the space around the picture. */
const appBarsHeight = '11.5rem';

/** Puts the picture beside the price and the controls on a landscape phone. */
export const withSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 12,
  '@media': {
    [sideways]: {
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 24,
    },
  },
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 });

export const picture = style({
  minWidth: 0,
  // The labels of the axis begin below the edge of the picture.
  marginBlockStart: -8,
  '@media': { [sideways]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

export const controls = style({
  minWidth: 0,
  '@media': { [sideways]: { alignSelf: 'end' } },
});

/**
 * The height attribute of the SVG inside sets the height of the stage, because the content security
 * policy blocks style attributes of prerendered pages.
 */
export const stage = style({ position: 'relative', display: 'grid' });

export const spacer = style({
  display: 'block',
  gridArea: '1 / 1',
  selectors: {
    [`${picture} &`]: {
      '@media': { [sideways]: { height: `max(9rem, calc(100dvh - ${appBarsHeight}))` } },
    },
  },
});

/**
 * The engine adds its canvases here. The font size of this element is the text size of their
 * labels.
 */
export const host = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontSize: `var(${theme.labelSize})`,
  borderRadius: 4,
  ':focus-visible': { outline: `2px solid var(${theme.focus})`, outlineOffset: 2 },
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Covers the space of the picture. It is as high as the picture, or higher for large text. */
export const empty = style({
  gridArea: '1 / 1',
  // Stays above the host, even during animations.
  position: 'relative',
  minWidth: 0,
  // Removes half of the notice's own padding, so that it fits the picture at the usual text size.
  marginBlock: -24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  textAlign: 'center',
});

export const tableBox = style({ position: 'absolute', inset: 0, overflowY: 'auto' });
