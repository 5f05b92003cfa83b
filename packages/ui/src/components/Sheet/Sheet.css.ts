import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tightAttribute, typingAttribute } from '../../private/keyboard/keyboardInset.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, radius, space } = vars;
const gutter = `max(${space[16]}, env(safe-area-inset-left), env(safe-area-inset-right))`;
const tight = `html[${tightAttribute}] &`;

export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  padding: `${space[16]} ${space[4]} ${space[4]} ${space[16]}`,
  // Vertical drags pull the sheet; horizontal drags stay with the browser, such as swiping back.
  touchAction: 'pan-x',
  '::before': {
    content: '',
    position: 'absolute',
    top: space[8],
    left: 'calc(50% - 18px)',
    width: 36,
    height: 4,
    borderRadius: radius.pill,
    background: color.border,
  },
});

export const title = style({
  ...textSize[20],
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  hyphens: vars.font.hyphens,
});

export const body = recipe({
  base: {
    ':focus-visible': { ...focusRing, outlineOffset: -2 },
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[8]} ${gutter} ${space[16]}`,
    selectors: {
      '&:last-child': { paddingBottom: `max(${space[24]}, env(safe-area-inset-bottom))` },
      [tight]: { flex: 'none', overflowY: 'visible' },
    },
  },
  // A tall body asks for the height of the screen; the panel's maximum height limits it.
  variants: { tall: { true: { flexBasis: '100dvh' }, false: {} } },
});

export const footer = style({
  flex: 'none',
  padding: `${space[12]} ${gutter} max(${space[16]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  selectors: { [`html[${typingAttribute}] &`]: { paddingBottom: space[12] } },
});

/** A footer that begins with two buttons. */
const buttons = `${footer} > :has(> :first-child > :is(a, button)):has(> :nth-child(2) > :is(a, button))`;

// They are side by side on a landscape phone, so that the content keeps its height.
globalStyle(buttons, {
  '@media': { [media.sideways]: { flexFlow: 'row wrap', alignItems: 'center' } },
});
globalStyle(`${buttons} > *`, { '@media': { [media.sideways]: { flex: '1 1 12rem' } } });
