import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fallbackFaces } from '../face/fallbackFaces.ts';
import { vars } from './contract.css.ts';

// System fonts scaled to the widths of the theme's font: nothing moves when the theme's font
// arrives.
for (const [family, rules] of Object.entries(fallbackFaces)) {
  globalFontFace(family, [...rules]);
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Percent, never px: the reader's text size defines rem.
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // Otherwise both the browser's swipe and the app's swipe would go back.
  '@media': { '(pointer: coarse)': { overscrollBehaviorX: 'none' } },
  // A mouse's wide scroll bar would not fit the phone layout.
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border} transparent`,
});

globalStyle('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.text16,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Long words break instead of widening the page.
  overflowWrap: 'break-word',
});

// An open overlay sets `pointer-events: none` on the body. If the elements inherited the value, the
// browser would recalculate the styles of each.
globalStyle('body > *', { pointerEvents: 'auto' });

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
