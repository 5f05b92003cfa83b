import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

export const log = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
});

export const group = style({ display: 'contents' });

export const day = style({
  ...textSize[12],
  alignSelf: 'center',
  margin: 0,
  marginTop: vars.space[8],
  color: vars.color.inkMuted,
  fontWeight: vars.weight.strong,
});
