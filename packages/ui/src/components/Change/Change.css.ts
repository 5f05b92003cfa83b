import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../tokens/styles.css.ts';

export const words = visuallyHidden;

/** The percentage wraps below the amount when both do not fit; neither breaks. */
export const change = style({
  position: 'relative',
  selectors: { '&&': { whiteSpace: 'normal' } },
});

export const part = style({ whiteSpace: 'nowrap' });

export const mark = style({
  fontSize: '0.75em',
  selectors: { '&:not(:empty)': { marginInlineEnd: '0.35em' } },
});
