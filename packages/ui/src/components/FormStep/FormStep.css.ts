import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: vars.space[16],
  // Without a field it takes the focus itself, which only a screen reader needs to know.
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
