import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  // With the keyboard up the field comes into view together with its label and its problem.
  scrollMarginBlock: '6rem',
});

export const label = style({ ...textSize[14], fontWeight: vars.weight.strong, color: color.ink });

/** The control beside its label. */
export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
});

// The words of a small button line up with the field; what one taps reaches past them.
globalStyle(`${labelRow} > :has(> button)`, { marginInline: `calc(-1 * ${space[16]})` });

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    minHeight: '52px',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.ink,
    cursor: 'text',
    selectors: {
      // The ring goes round the whole field, its signs and buttons included.
      '&:has(:is(input, textarea):focus-visible)': { ...focusRing, outlineOffset: '-1px' },
    },
  },
  variants: {
    invalid: {
      true: { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
    },
    disabled: {
      true: {
        background: color.fill,
        borderColor: color.fill,
        color: color.inkMuted,
        cursor: 'default',
        '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
});

export const input = style({
  // 16 px at least, or iOS zooms into the page.
  ...textSize[16],
  flex: '1 1 0%',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { cursor: 'default', WebkitTextFillColor: 'currentColor', opacity: 1 },
    // The browser's own yellow or blue ground would break either theme.
    '&:autofill': {
      boxShadow: `inset 0 0 0 99rem ${color.accentSoft}`,
      WebkitTextFillColor: color.ink,
    },
  },
});

/** The figure that a screen is about; as `figure` it stops growing where it would leave a phone's screen. */
export const hero = style({
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Overrides the size of the plain input in any order of the style sheets.
  selectors: {
    '&&': {
      ...textSize[40],
      fontSize: `min(${vars.size.text40}, 12vw)`,
      padding: `${space[8]} ${space[16]}`,
    },
    // Lighter than what is typed in its place.
    '&::placeholder': { fontWeight: vars.weight.regular },
  },
});

/** Shown in the box beside the input. */
export const side = recipe({
  base: { display: 'flex', alignItems: 'center', flex: 'none', color: color.inkMuted },
  variants: {
    at: {
      start: { paddingInlineStart: space[16], marginInlineEnd: `calc(-1 * ${space[8]})` },
      end: { paddingInlineEnd: space[16], marginInlineStart: `calc(-1 * ${space[8]})` },
      button: { padding: '3px' },
    },
  },
});

const note = { ...textSize[14], margin: 0 };

export const hint = style({ ...note, color: color.inkMuted });

export const problem = style({
  ...note,
  display: 'flex',
  gap: space[4],
  color: color.critical,
});

/** Level with the middle of the first line. */
export const problemSign = style({ paddingBlock: '0.15rem' });
