import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { flushButtons } from './flushButtons.css.ts';

/** A heading with what one can do at the right of it. */
export const headingLine = style([
  flushButtons,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
  },
]);
