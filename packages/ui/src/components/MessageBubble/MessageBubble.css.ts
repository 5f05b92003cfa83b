import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize, visuallyHidden } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    minWidth: 0,
    maxWidth: 'min(85%, 32rem)',
  },
  variants: {
    side: {
      own: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      other: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});

export const author = visuallyHidden;

export const bubble = recipe({
  base: {
    maxWidth: '100%',
    margin: 0,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: 16,
    // Keeps line breaks and stays inside the bubble.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    side: {
      own: { background: color.accentSoft, borderEndEndRadius: 4 },
      other: { background: color.fill, borderEndStartRadius: 4 },
    },
    failed: { true: { boxShadow: `inset 0 0 0 1px ${color.critical}` }, false: {} },
  },
});

export const foot = style({ ...textSize[12], margin: 0, color: color.inkMuted });

export const trouble = style({
  ...textSize[14],
  display: 'flex',
  gap: space[4],
  margin: 0,
  color: color.critical,
});

/** Centred on the first line. */
export const troubleSign = style({ paddingBlock: '0.15rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
