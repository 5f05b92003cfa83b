import { vars } from '@corro/ui';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 48,
  minHeight: '100dvh',
  padding: 32,
  boxSizing: 'border-box',
});

/** A phone of 390 × 844, less high where the window is. */
export const phone = style({
  width: 390,
  height: 'min(844px, calc(100dvh - 64px))',
  padding: 10,
  borderRadius: 48,
  background: vars.color.ink,
  boxShadow: vars.shadow,
});

export const screen = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: 38,
  background: vars.color.surface,
});
