import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  ...textSize[14],
  padding: 0,
  marginBottom: vars.space[8],
  fontWeight: vars.weight.strong,
});

export const track = style({
  display: 'flex',
  // Long labels wrap.
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  borderRadius: vars.radius.medium,
  background: vars.color.fill,
  // A stacking context, in which the thumb slides behind all labels.
  isolation: 'isolate',
});

export const input = style({
  position: 'absolute',
  // Covers the edge too, so that the target has the full 44 px.
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const thumbRadius = '10px';

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: '1px solid transparent',
  borderRadius: thumbRadius,
  ...textSize[14],
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  color: vars.color.inkMuted,
  selectors: {
    '&:has(:checked)': { color: vars.color.ink },
    '&:has(:checked)::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '-1px',
      background: vars.color.thumb,
      // The border shows the thumb, because its background alone would be too faint.
      border: `1px solid ${vars.color.border}`,
      borderRadius: thumbRadius,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText' },
        '&:has(:checked)::before': { background: 'Highlight' },
      },
    },
  },
});
