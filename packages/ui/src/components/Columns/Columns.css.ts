import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { page } from '../Page/Page.css.ts';

/** Beside the class of a stack, which it is everywhere else. */
export const columns = style({
  '@media': {
    [media.broad]: {
      selectors: {
        '&&': {
          display: 'grid',
          // In rem of the page, which a media condition is not: large text has one column.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          columnGap: vars.space[32],
          alignItems: 'start',
        },
      },
    },
    // The chart of such a page has all of the width.
    [media.sideways]: {
      selectors: {
        [`.${page.classNames.variants.wide.true} > &&`]: { display: 'flex', alignItems: 'stretch' },
      },
    },
  },
});
