import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../Columns/Columns.css.ts';
import { page } from '../Page/Page.css.ts';
import {
  keyboardHeight,
  tightAttribute,
  typingAttribute,
} from '../../private/keyboard/keyboardInset.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { color } = vars;

/**
 * Screens so low that the bars scroll with the page. A landscape phone is higher than 20rem unless
 * its text is large. A portrait phone is higher than 30rem unless its text is large or the keyboard
 * shrinks the page.
 */
const low = '(max-height: 20rem), (max-height: 30rem) and (orientation: portrait)';
const typing = `html[${typingAttribute}] &`;
/** A screen too low for sticky bars, such as a landscape phone with an open keyboard. */
const tight = `html[${tightAttribute}] &`;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.surface,
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
  // Room to scroll the last field above a keyboard that overlays the page.
  selectors: { [`${typing}, ${tight}`]: { paddingBottom: keyboardHeight } },
  '@media': {
    [media.broad]: {
      // Header, page and bars have the same width.
      selectors: {
        [`&:has(.${columns}), &:has(.${page.classNames.variants.wide.true})`]: {
          vars: { [vars.size.column]: '60rem' },
        },
      },
    },
  },
});

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  viewTransitionName: 'corro-top',
  background: color.surface,
  paddingTop: 'env(safe-area-inset-top)',
  '@media': { [low]: { position: 'static' } },
  selectors: { [`${typing}, ${tight}`]: { position: 'static' } },
});

export const main = style({ flex: '1 0 auto', minWidth: 0 });

export const bottom = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  viewTransitionName: 'corro-bottom',
  '@media': { [low]: { position: 'static' } },
  selectors: {
    [typing]: { position: 'sticky', bottom: keyboardHeight },
    [tight]: { position: 'static' },
  },
});

export const notice = recipe({
  base: {
    // The keyboard leaves no room for it.
    selectors: { [`${typing}, ${tight}`]: { display: 'none' } },
  },
  variants: { isLast: { true: { paddingBottom: 'env(safe-area-inset-bottom)' } } },
});
