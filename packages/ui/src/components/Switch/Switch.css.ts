import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, motion, space } = vars;

export const row = style({
  ...textSize[16],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: vars.size.target,
  paddingBlock: space[8],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.inkMuted, cursor: 'default' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const text = style({ ...textSize[14], color: color.inkMuted });

/** The position of the thumb shows the state too, for readers who do not see the colour. */
export const track = style({
  position: 'relative',
  flex: 'none',
  appearance: 'none',
  width: 52,
  height: 32,
  margin: 0,
  border: `2px solid ${color.border}`,
  borderRadius: vars.radius.pill,
  background: color.fill,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineStart: 4,
      width: 20,
      height: 20,
      borderRadius: vars.radius.pill,
      background: color.border,
      transition: `transform ${motion.fast} ${motion.ease}`,
    },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::before': { transform: 'translateX(20px)', background: color.onAccent },
    '&:focus-visible': focusRing,
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});
