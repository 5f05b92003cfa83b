import { style } from '@vanilla-extract/css';

/** 1 px high, because an element without height never counts as in view. */
export const place = style({ height: 1 });
