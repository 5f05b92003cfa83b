import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const row = style({ position: 'relative', display: 'flex', gap: space[8] });

/** A transparent input over the drawn digits, so that taps, caret and autofill stay native. */
export const input = style({
  // iOS zooms into the page if the text of a focused field is smaller than 16 px.
  ...textSize[16],
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const place = recipe({
  base: {
    ...textSize[14],
    flex: '1 1 0%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 0,
    maxWidth: '4rem',
    minHeight: '52px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.ink,
  },
  variants: {
    next: {
      true: {
        selectors: { [`${input}:focus-visible ~ &`]: { ...focusRing, outlineOffset: '-1px' } },
      },
    },
    invalid: {
      true: { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
    },
    disabled: {
      true: {
        background: color.fill,
        borderColor: color.fill,
        color: color.inkMuted,
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});
