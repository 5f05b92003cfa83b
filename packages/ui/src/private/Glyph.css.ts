import { styleVariants } from '@vanilla-extract/css';

/** Uses rem, so that icons grow with text. */
export const glyph = styleVariants(
  { 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem', 48: '3rem' },
  (side) => ({
    display: 'block',
    flex: 'none',
    width: side,
    height: side,
  }),
);
