import { style } from '@vanilla-extract/css';
import { theme } from '../theme.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
});

/** Five columns that line up, each as wide as the next, so that nothing moves as figures change. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
  columnGap: 8,
  margin: '0 0 12px',
});

export const figure = style({
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontSize: `var(${theme.labelSize})`,
  lineHeight: 1.5,
});

export const value = style({ margin: 0 });
