import { style } from '@vanilla-extract/css';

/** What has no height is nowhere in view. */
export const place = style({ height: 1 });
