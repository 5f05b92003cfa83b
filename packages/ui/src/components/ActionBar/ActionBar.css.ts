import { style } from '@vanilla-extract/css';
import { buttonGutter } from '../../private/Glyph.css.ts';
import { overlayAttribute } from '../../private/overlayAttribute.ts';
import { typingAttribute } from '../../private/keyboard/keyboardAttributes.ts';
import { vars } from '../../tokens/contract.css.ts';

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

export const summary = style({
  maxWidth: vars.size.column,
  margin: '0 auto',
  padding: `${space[8]} ${space[16]} 0`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  maxWidth: vars.size.column,
  margin: '0 auto',
  padding: `${space[12]} ${space[16]}`,
});

export const action = style({
  flex: '1 1 6.25rem',
  minWidth: 0,
  display: 'grid',
  // Three words of nine letters fit beside each other on the narrowest phone.
  vars: { [buttonGutter]: space[8] },
});
