import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** A fieldset lays out its legend by itself, so this wrapper spaces the other children. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginTop: space[8],
});

export const legend = style({ padding: 0 });

/** As high as the picture, so that choosing a photo moves nothing. */
export const empty = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    border: `1px dashed ${color.border}`,
    borderRadius: vars.radius.medium,
    color: color.inkMuted,
  },
  variants: { invalid: { true: { borderColor: color.critical } } },
});

export const sketch = style({ width: '56%', maxWidth: 240, fill: 'none', strokeLinecap: 'round' });

export const corners = style({ stroke: color.accent, strokeWidth: 2.5 });

export const outline = style({ stroke: color.border, strokeWidth: 1.5, strokeLinejoin: 'round' });

export const status = recipe({
  base: {
    ...textSize[14],
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    margin: 0,
    color: color.inkMuted,
  },
  variants: { done: { true: { color: color.green } } },
});

export const uploadStatus = style({ ...textSize[14], display: 'grid', gap: space[4] });

const filled = {
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: color.fill,
  selectors: {
    '&::-webkit-progress-bar': { background: color.fill },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const choice = recipe({
  base: {
    position: 'relative',
    selectors: { '&:has(:focus-visible)': focusRing },
  },
  variants: { isFirst: { true: { flex: '1 1 100%' }, false: { flex: '1 1 auto' } } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&::file-selector-button': { cursor: 'inherit' },
  },
});
