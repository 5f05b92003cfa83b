import { style } from '@vanilla-extract/css';

export const stepper = style({ height: '100vh' });

export const screen = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  border: '1px solid GrayText',
  borderRadius: 8,
});
