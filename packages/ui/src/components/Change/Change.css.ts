import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../tokens/styles.css.ts';

export const words = visuallyHidden;

export const change = style({ position: 'relative' });

export const mark = style({
  fontSize: '0.75em',
  selectors: { '&:not(:empty)': { marginInlineEnd: '0.35em' } },
});
