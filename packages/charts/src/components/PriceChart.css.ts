import { style } from '@vanilla-extract/css';
import { theme } from '../theme.ts';

export const chart = style({ display: 'flow-root' });

/** As high as its spacer, an SVG with a height attribute: prerendered pages carry no style. */
export const stage = style({ position: 'relative', display: 'grid' });

export const spacer = style({ display: 'block', gridArea: '1 / 1' });

/** The engine's own: canvases are laid into it, at the label's type size. */
export const host = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontSize: `var(${theme.labelSize})`,
  borderRadius: 4,
  ':focus-visible': { outline: `2px solid var(${theme.focus})`, outlineOffset: 2 },
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Over the spacer: as high as the picture, higher where large text needs it. */
export const empty = style({
  gridArea: '1 / 1',
  minWidth: 0,
  // Half of the air that a notice brings along: the picture's own height suffices at usual text.
  marginBlock: -24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  textAlign: 'center',
});

/** In the corner where the oldest prices stand; fingers go through it to the picture. */
export const stamp = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  pointerEvents: 'none',
});

export const tableBox = style({ position: 'absolute', inset: 0, overflowY: 'auto' });
