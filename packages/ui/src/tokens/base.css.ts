import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fallbackFaces } from '../face/fallbackFaces.ts';
import { vars } from './contract.css.ts';

// The system's own fonts, as wide as the face that takes their place: nothing moves when it comes.
for (const [family, rules] of Object.entries(fallbackFaces)) {
  globalFontFace(family, [...rules]);
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Percent, never px: the reader's own text size is the measure of every rem.
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // With a mouse too the screen stays a phone's: no broad bar at its side.
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
  // A word longer than its box breaks rather than pushing the page sideways.
  overflowWrap: 'break-word',
});

// An open overlay sets `pointer-events: none` on the body. Inherited, it would recalculate the styles of every element.
globalStyle('body > *', { pointerEvents: 'auto' });

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
