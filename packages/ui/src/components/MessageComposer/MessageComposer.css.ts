import { style } from '@vanilla-extract/css';
import { typingAttribute } from '../../private/keyboard/keyboardInset.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const bar = style({
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  selectors: { [`html[${typingAttribute}] &`]: { paddingBottom: 0 } },
});

export const row = style({
  maxWidth: vars.size.column,
  margin: '0 auto',
  padding: `${space[8]} ${space[16]}`,
});

export const editor = style({
  display: 'block',
  // Grows up to five lines; older browsers scroll.
  fieldSizing: 'content',
  maxHeight: `calc(5lh + 2 * ${space[12]})`,
  resize: 'none',
  fontFamily: 'inherit',
});

export const send = style({ display: 'flex', alignItems: 'flex-end', flex: 'none', padding: 3 });
