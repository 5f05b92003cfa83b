import { style } from '@vanilla-extract/css';

/** An element without height is never in view. */
export const place = style({ height: 1 });
