import { style } from '@vanilla-extract/css';

export const list = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Rows are put in place anew as their heights are learnt: nothing is to hold on to one of them.
  overflowAnchor: 'none',
});
