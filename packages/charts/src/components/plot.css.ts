import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

/** Widths at which only the outer labels and the chosen one fit; large text makes rem wider. */
const tight = '(max-width: 17rem)';

export const place = style({ minWidth: 0, containerType: 'inline-size' });

/** The picture with its scale at the right and labels below. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  rowGap: 4,
});

export const pictureBox = style({ position: 'relative', minWidth: 0 });

export const picture = style({ display: 'block', width: '100%', height: 112 });

/** Vertical drags scroll the page. */
export const choice = style({
  position: 'absolute',
  inset: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outline: `2px solid var(${theme.focus})`, outlineOffset: 2 },
  },
});

export const scale = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  fontSize: `var(${theme.labelSize})`,
  lineHeight: 1.2,
  color: `var(${theme.inkMuted})`,
  textAlign: 'end',
});

export const words = style({
  display: 'block',
  width: '100%',
  height: '1.25rem',
  overflow: 'visible',
});

export const grid = style({ stroke: `var(${theme.line})`, strokeWidth: 1 });

export const zero = style({
  stroke: `var(${theme.inkMuted})`,
  strokeWidth: 1,
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
});

const word = style({
  fontSize: `var(${theme.labelSize})`,
  fill: `var(${theme.inkMuted})`,
});

const spare = style({ '@container': { [tight]: { display: 'none' } } });

export const between = style([
  spare,
  { position: 'absolute', insetInlineEnd: 0, translate: '0 -50%' },
]);

const anchored = {
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
} as const;

export const label = styleVariants(anchored, (anchor) => [word, anchor]);
export const spareLabel = styleVariants(anchored, (anchor) => [word, spare, anchor]);
export const chosenLabel = styleVariants(anchored, (anchor) => [
  word,
  { ...anchor, fill: `var(${theme.ink})`, fontWeight: 600 },
]);

export const curve = style({
  fill: 'none',
  stroke: `var(${theme.accent})`,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** A line of zero length with round caps is a circle even in a stretched picture. */
const dot = style({ strokeLinecap: 'round' });

export const point = styleVariants({
  plain: [dot, { stroke: `var(${theme.accent})`, strokeWidth: 8 }],
  chosen: [dot, { stroke: `var(${theme.ink})`, strokeWidth: 14 }],
});

const bar = style({ strokeWidth: 14, strokeLinecap: 'round' });

/** `behind` dims all bars but the chosen one, to a contrast of 3 : 1 with the page. */
export const column = styleVariants({
  plain: [bar, { stroke: `var(${theme.accent})` }],
  rise: [bar, { stroke: `var(${theme.rise})` }],
  fall: [bar, { stroke: `var(${theme.fall})` }],
  behind: [bar, { stroke: `var(${theme.inkMuted})`, opacity: 0.55 }],
});

/** A column from zero ends at zero: a round end would show a little of the other sign. */
export const fromZero = style({ strokeLinecap: 'butt' });
