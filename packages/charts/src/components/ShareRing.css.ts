import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../paint/palette.ts';

/** The legend wraps below the ring in large text. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--corro-space-24)',
});

export const picture = style({ flex: 'none', width: 112, height: 112 });

export const ground = style({ fill: `var(${theme.line})` });

/** Colours that readers can match with the legend. */
const colors = {
  first: theme.accent,
  second: '--corro-onTint-2',
  third: '--corro-onTint-8',
  fourth: '--corro-onTint-4',
  fifth: '--corro-onTint-6',
  rest: theme.inkMuted,
};

/** Lightens the colours, which are meant for text. */
const opacity = 0.8;

export const arc = styleVariants(colors, (color) => ({ fill: `var(${color})`, opacity }));

/**
 * The flex basis is in rem, so that large text moves the legend below the ring before an amount
 * overflows.
 */
export const legend = style({ flex: '1 1 11.5rem', minWidth: 0, margin: 0 });

export const row = style({
  display: 'flex',
  // Large text moves the amount below its name.
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  paddingBlock: 4,
});

export const swatch = styleVariants(colors, (color) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 3,
  background: `var(${color})`,
  opacity,
}));

export const noSwatch = style({ flex: 'none', width: 10 });

export const emptySwatch = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: 10,
  height: 10,
  border: `1.5px solid var(${theme.inkMuted})`,
  borderRadius: 3,
});

export const label = style({ flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere' });

export const value = style({ margin: 0, marginInlineStart: 'auto', textAlign: 'end' });
