import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
});

/** Summary and figures share one grid cell. The cell is as high as the higher of the two. */
export const place = style({
  display: 'grid',
  // Uses rem, so that large text moves the buttons to their own line.
  flex: '1 1 11.5rem',
  minWidth: 0,
  alignItems: 'center',
});

export const layer = styleVariants({
  shown: { gridArea: '1 / 1', minWidth: 0 },
  hidden: { gridArea: '1 / 1', minWidth: 0, visibility: 'hidden' },
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'start',
  marginInlineStart: 'auto',
});

/** The price above its time. */
export const point = style({ display: 'flex', flexDirection: 'column-reverse', margin: 0 });

export const moment = style({
  color: `var(${theme.inkMuted})`,
  fontSize: `var(${theme.momentSize})`,
  lineHeight: 1.43,
});

export const price = style({ margin: 0, fontWeight: 600 });

export const candle = style({ fontSize: `var(${theme.labelSize})`, lineHeight: 1.4 });

export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: 8, margin: 0 });

export const figure = style({ display: 'flex', columnGap: 4, whiteSpace: 'nowrap' });

export const label = style({ color: `var(${theme.inkMuted})` });

export const value = style({ margin: 0 });
