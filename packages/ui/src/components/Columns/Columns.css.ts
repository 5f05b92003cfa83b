import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { page } from '../Page/Page.css.ts';

/** Used together with the class of `stack`, whose layout applies where there is one column. */
export const columns = style({
  '@media': {
    [media.broad]: {
      selectors: {
        '&&': {
          display: 'grid',
          // Uses the rem of the page, which grows with the text, so that large text gets one
          // column. A media condition would use the rem of the browser.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          columnGap: vars.space[32],
          alignItems: 'start',
        },
        // A part alone takes both columns.
        '&&:has(> :nth-child(2):empty)': { gridTemplateColumns: '1fr' },
      },
    },
    // The chart of a wide page takes the whole width.
    [media.sideways]: {
      selectors: {
        [`.${page.classNames.variants.wide.true} > &&`]: { display: 'flex', alignItems: 'stretch' },
      },
    },
  },
});

// With a third part, the second reaches over both rows, and a long second leaves no hole between
// the first and the third.
globalStyle(`${columns}:has(> :nth-child(3))`, {
  '@media': { [media.broad]: { gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${columns}:has(> :nth-child(3)) > :nth-child(2)`, {
  '@media': { [media.broad]: { gridRow: 'span 2' } },
});
