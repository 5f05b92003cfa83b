import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

/**
 * Spans the page including its gutters. The browser handles vertical drags, which scroll the page;
 * horizontal drags select a point.
 */
export const place = style({
  height: 120,
  marginInline: 'calc(-1 * var(--corro-space-16))',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid var(${theme.focus})`, outlineOffset: -2 },
  },
  // On a low screen, the buttons below stay in the first view.
  '@media': { '(max-height: 700px)': { height: 72 } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const line = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const stroke = styleVariants(
  { rise: theme.rise, fall: theme.fall, flat: theme.inkMuted },
  (colour) => ({ stroke: `var(${colour})` }),
);

const ground = (colour: string) => ({ fill: `var(${colour})`, opacity: 0.1 });

/** A flat line has no fill, because the fill would be a grey block. */
export const fill = styleVariants({
  rise: ground(theme.rise),
  fall: ground(theme.fall),
  flat: { fill: 'none' },
});

export const start = style({
  stroke: `var(${theme.inkMuted})`,
  strokeWidth: 1,
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
});

export const crosshair = style({ stroke: `var(${theme.inkMuted})`, strokeWidth: 1 });

/** A line of zero length with round caps is a circle even in a stretched picture. */
export const dot = style({
  stroke: `var(${theme.ink})`,
  strokeWidth: 10,
  strokeLinecap: 'round',
});
