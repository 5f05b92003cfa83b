import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../tokens/styles.css.ts';
import { keyboardHeight, typingAttribute } from '../../private/keyboard/keyboardInset.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const form = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap },
  defaultVariants: { gap: 16 },
});

// The sticky bar fills the page's gutters and keeps its height, so that nothing else moves.
globalStyle(`html[${typingAttribute}] ${form.classNames.base} > :has(> [type="submit"])`, {
  position: 'sticky',
  bottom: keyboardHeight,
  zIndex: 10,
  width: 'auto',
  maxWidth: 'none',
  margin: `calc(-1 * ${space[8]}) calc(-1 * ${space[16]})`,
  padding: `${space[8]} ${space[16]}`,
  background: color.surface,
  // The second shadow covers a gap of a fraction of a pixel below the bar.
  boxShadow: `0 -1px ${color.line}, 0 2px ${color.surface}`,
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gap: space[16],
  // A step without fields takes the focus itself, only for screen readers: it shows no ring.
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
