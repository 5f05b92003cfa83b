import { globalStyle, style } from '@vanilla-extract/css';
import { headingLine } from '../../private/buttonLine.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minWidth: 0,
});

export const head = style([
  headingLine,
  // As high as an action link, so that headings with and without one align.
  { minHeight: vars.size.target },
]);

// The text of a link is as large as that of a small button.
globalStyle(`${head} > a`, textSize[14]);
