import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, size, space } = vars;

/** Three stops do not fit side by side in large text. */
const tight = '(max-width: 17rem)';

export const place = style({ minWidth: 0, containerType: 'inline-size' });

export const inner = style({ display: 'grid', gap: space[4] });

/** Uses rem, so that the label above the line fits at any text size. */
export const picture = style({ display: 'block', width: '100%', height: '2.75rem' });

const line = style({ strokeWidth: 4, strokeLinecap: 'round' });

export const track = style([
  line,
  {
    stroke: color.border,
    '@media': { [media.forcedColors]: { stroke: 'GrayText', forcedColorAdjust: 'none' } },
  },
]);

const ink = {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const } },
};

export const passedStep = style([
  line,
  {
    stroke: color.accent,
    '@media': { [media.forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

const mark = style({ strokeWidth: 2 });

export const stop = styleVariants({
  past: [mark, { ...ink, fill: color.accent, stroke: color.accent }],
  ahead: [mark, { ...ink, fill: color.surface, stroke: color.border }],
});

/** A ring, to differ from the dots of the stops. */
export const now = style([
  mark,
  { ...ink, fill: color.surface, stroke: color.accent, strokeWidth: 4 },
]);

const word = style({ fill: color.ink, fontSize: size.text12, fontWeight: vars.weight.strong });

export const nowLabel = styleVariants({
  start: [word, { textAnchor: 'start' }],
  middle: [word, { textAnchor: 'middle' }],
  end: [word, { textAnchor: 'end' }],
});

export const stops = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  margin: 0,
  '@container': { [tight]: { gridAutoFlow: 'row', rowGap: space[4] } },
});

const tightWords = { '@container': { [tight]: { textAlign: 'start' } } } as const;

const anyWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const words = styleVariants({
  start: [anyWords, { textAlign: 'start' }],
  middle: [anyWords, { textAlign: 'center', ...tightWords }],
  end: [anyWords, { textAlign: 'end', ...tightWords }],
});

export const detail = style({ ...textSize[12], margin: 0, color: color.inkMuted });
export const label = style({ ...textSize[12], fontWeight: vars.weight.strong });
