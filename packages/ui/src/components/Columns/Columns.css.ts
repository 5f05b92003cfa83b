import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { page } from '../Page/Page.css.ts';

/** Combined with the class of a stack, which applies elsewhere. */
export const columns = style({
  '@media': {
    [media.broad]: {
      selectors: {
        '&&': {
          display: 'grid',
          // Page rem, unlike in a media condition: large text gets one column.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
          columnGap: vars.space[32],
          alignItems: 'start',
        },
      },
    },
    // A wide page's chart takes the whole width.
    [media.sideways]: {
      selectors: {
        [`.${page.classNames.variants.wide.true} > &&`]: { display: 'flex', alignItems: 'stretch' },
      },
    },
  },
});
