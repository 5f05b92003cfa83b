import { style } from '@vanilla-extract/css';

export const stepper = style({ height: '100vh' });

export const sizes = style({ display: 'flex', gap: 8, marginBottom: 6 });

export const screen = style({
  display: 'block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  border: '1px solid GrayText',
  borderRadius: 8,
});
