import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { space } = vars;

export const frame = style({
  position: 'relative',
  selectors: { '&:has(select:focus-visible)': { ...focusRing, outlineOffset: '-1px' } },
});

export const select = style({
  ...textSize[16],
  flex: '1 1 0%',
  minWidth: 0,
  margin: 0,
  padding: `${space[12]} ${space[48]} ${space[12]} ${space[16]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { cursor: 'default', opacity: 1 } },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[8],
  pointerEvents: 'none',
});
