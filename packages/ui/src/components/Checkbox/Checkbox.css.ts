import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const row = style({
  ...textSize[16],
  display: 'flex',
  gap: space[12],
  minHeight: vars.size.target,
  paddingBlock: space[8],
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { ...focusRing, borderRadius: vars.radius.small },
    '&:has(:disabled)': { color: color.inkMuted, cursor: 'default' },
  },
});

// The browser's own checkbox keeps its contrast in every theme and in forced colours.
export const box = style({
  flex: 'none',
  width: 20,
  height: 20,
  // Centred on the first line of the label.
  margin: `calc((1.5em - 20px) / 2) 0 0`,
  accentColor: color.accent,
  cursor: 'inherit',
  // The focus ring is around the whole row.
  outline: 'none',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const text = style({ ...textSize[14], color: color.inkMuted });
