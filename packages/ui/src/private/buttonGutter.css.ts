import { createVar } from '@vanilla-extract/css';

/** The space beside a button's words, where what it stands in leaves it less than usual. */
export const buttonGutter = createVar();
