import { style } from '@vanilla-extract/css';
import { overlayAttribute } from '../../private/pageAttributes.ts';
import { typingAttribute } from '../../private/keyboard/keyboardInset.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { buttonGutter } from '../Button/Button.css.ts';

const { color, space } = vars;

export const bar = style({
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  selectors: {
    [`[${overlayAttribute}] &`]: { visibility: 'hidden' },
    [`html[${typingAttribute}] &`]: { paddingBottom: 0 },
  },
});

/**
 * On a landscape phone, the summary is beside the buttons, because the screen is too low for
 * another line.
 */
export const content = style({
  maxWidth: vars.size.column,
  margin: '0 auto',
  '@media': { [media.sideways]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});

export const summary = style({
  padding: `${space[8]} ${space[16]} 0`,
  '@media': { [media.sideways]: { flex: '1 1 12rem', paddingBlock: space[8] } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  '@media': { [media.sideways]: { flex: '1 1 12rem', paddingBlock: space[8] } },
});

export const action = style({
  flex: '1 1 6.25rem',
  minWidth: 0,
  display: 'grid',
  // With this padding, three labels of nine letters fit side by side on the narrowest phone.
  vars: { [buttonGutter]: space[8] },
});
