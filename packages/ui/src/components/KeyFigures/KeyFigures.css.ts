import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const figures = style({
  display: 'grid',
  // Uses rem: larger text gets one column.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${space[12]} ${space[24]}`,
  minWidth: 0,
  margin: 0,
});

export const figure = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({ ...textSize[14], color: color.inkMuted, overflowWrap: 'anywhere' });

export const value = style({ minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
