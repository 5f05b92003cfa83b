import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

/** As high as a line of text, so that mark and text stay level at any text size. */
const markSide = '1.25rem';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  position: 'relative',
  display: 'flex',
  columnGap: space[12],
  paddingBottom: space[12],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // Line from one mark to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${markSide} + 2px) 2px`,
      insetInlineStart: `calc(${markSide} / 2 - 1px)`,
      width: 2,
      background: color.border,
    },
  },
});

export const mark = recipe({
  base: {
    boxSizing: 'border-box',
    flex: 'none',
    width: markSide,
    height: markSide,
    border: '2px solid',
    borderRadius: vars.radius.pill,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    state: {
      done: {
        borderColor: color.accent,
        background: color.accent,
        color: color.onAccent,
        '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
      },
      current: { borderColor: color.accent, color: color.accent, fill: 'currentColor' },
      failed: {
        borderColor: color.critical,
        background: color.critical,
        color: color.onCritical,
        '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
      },
      ended: { borderColor: color.inkMuted, color: color.inkMuted },
      upcoming: { borderColor: color.border, color: color.border },
    },
  },
});

export const words = style({ ...textSize[14], minWidth: 0, overflowWrap: 'anywhere' });

export const label = recipe({
  variants: {
    state: {
      done: { color: color.ink },
      current: { color: color.ink, fontWeight: vars.weight.strong },
      failed: { color: color.critical, fontWeight: vars.weight.strong },
      ended: { color: color.ink, fontWeight: vars.weight.strong },
      upcoming: { color: color.inkMuted },
    },
  },
});

export const detail = style({ display: 'block', color: color.inkMuted });
