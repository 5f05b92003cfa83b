import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from '../__generated__/fallbackFaces.ts';

// The system's own fonts, as wide as the face that takes their place: nothing moves when it comes.
for (const [family, rules] of Object.entries(fallbackFaces)) {
  globalFontFace(family, [...rules]);
}
