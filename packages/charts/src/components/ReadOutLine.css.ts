import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme.ts';

export const line = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 });

/** Two layers in one cell, which is as high as the higher. */
export const place = style({ display: 'grid', flex: '1 1 0', minWidth: 0, alignItems: 'center' });

export const layer = styleVariants({
  shown: { gridArea: '1 / 1', minWidth: 0 },
  hidden: { gridArea: '1 / 1', minWidth: 0, visibility: 'hidden' },
});

export const actions = style({ display: 'flex', flex: 'none', alignSelf: 'start' });

export const point = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  margin: 0,
});

export const moment = style({ color: `var(${theme.inkMuted})` });

export const price = style({ margin: 0, fontWeight: 600 });

export const candle = style({ fontSize: `var(${theme.labelSize})`, lineHeight: 1.4 });

export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: 8, margin: 0 });

export const figure = style({ display: 'flex', columnGap: 4, whiteSpace: 'nowrap' });

export const label = style({ color: `var(${theme.inkMuted})` });

export const value = style({ margin: 0 });
