import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
});

/** Wraps long prices and large text. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  margin: '0 0 12px',
});

export const figure = style({
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  fontSize: `var(${theme.labelSize})`,
  lineHeight: 1.5,
});

export const label = style({ color: `var(${theme.inkMuted})` });

export const value = styleVariants(
  { default: theme.ink, rise: theme.rise, fall: theme.fall },
  (colour) => ({
    margin: 0,
    color: `var(${colour})`,
  }),
);
