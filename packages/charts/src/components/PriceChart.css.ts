import { style } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

export const chart = style({ display: 'flow-root' });

/** A phone held sideways. */
const sideways = '(orientation: landscape) and (max-height: 30rem)';

/** What the mark, the header and the buttons of the app take of its height, with the air around the picture. */
const barsOfTheApp = '11.5rem';

/** Price, picture and controls below each other; sideways the picture beside the two others. */
export const summed = style({
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
  '@media': { [sideways]: { gridColumn: '2', gridRow: '1 / span 2' } },
});

export const controls = style({
  minWidth: 0,
  '@media': { [sideways]: { alignSelf: 'end' } },
});

/** As high as its spacer, an SVG with a height attribute: prerendered pages carry no style. */
export const stage = style({ position: 'relative', display: 'grid' });

export const spacer = style({
  display: 'block',
  gridArea: '1 / 1',
  selectors: {
    [`${picture} &`]: {
      '@media': { [sideways]: { height: `max(9rem, calc(100dvh - ${barsOfTheApp}))` } },
    },
  },
});

/** The engine's own: canvases are laid into it, at the label's type size. */
export const host = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontSize: `var(${theme.labelSize})`,
  borderRadius: 4,
  ':focus-visible': { outline: `2px solid var(${theme.focus})`, outlineOffset: 2 },
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Over the spacer: as high as the picture, higher where large text needs it. */
export const empty = style({
  gridArea: '1 / 1',
  // Above the host, with and without an animation.
  position: 'relative',
  minWidth: 0,
  // Half of the air that a notice brings along: the picture's own height suffices at usual text.
  marginBlock: -24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  textAlign: 'center',
});

/** In the corner where the oldest prices stand; fingers go through it to the picture. */
export const stamp = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  pointerEvents: 'none',
});

export const tableBox = style({ position: 'absolute', inset: 0, overflowY: 'auto' });
