import { style } from '@vanilla-extract/css';

export const stepper = style({ height: '100vh' });

/** A phone's size in CSS pixels. */
export const screen = style({
  width: 390,
  height: 844,
  maxWidth: '100%',
  border: '1px solid GrayText',
  borderRadius: 8,
  boxSizing: 'border-box',
});
