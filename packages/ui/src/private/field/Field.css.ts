import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { typingAttribute } from '../keyboard/keyboardInset.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  // Scrolls into view with its label and problem when the keyboard opens.
  scrollMarginBlock: '6rem',
});

export const label = style({ ...textSize[14], fontWeight: vars.weight.strong, color: color.ink });

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
});

// Aligns the label of a small button with the field; the button's touch target is wider.
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
      // The ring surrounds the whole field.
      '&:has(:is(input, textarea):focus-visible)': { ...focusRing, outlineOffset: '-1px' },
    },
  },
  variants: {
    invalid: {
      true: {
        borderColor: color.critical,
        boxShadow: `inset 0 0 0 1px ${color.critical}`,
        selectors: {
          // One ring, not one in another.
          '&:has(:is(input, textarea):focus-visible)': {
            outlineColor: color.critical,
            boxShadow: 'none',
          },
        },
      },
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
  // iOS zooms into the page if the text of a focused field is smaller than 16 px.
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
    // The browser's autofill background would break both themes.
    '&:autofill': {
      boxShadow: `inset 0 0 0 99rem ${color.accentSoft}`,
      WebkitTextFillColor: color.ink,
    },
  },
});

/** The screen's main figure; like `figure`, it stops growing at a phone's width. */
export const hero = style({
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // `&&` is more specific than the plain input's class, so the order of style sheets does not
  // matter.
  selectors: {
    '&&': {
      ...textSize[40],
      fontSize: `min(${vars.size.text40}, 12vw)`,
      padding: `${space[8]} ${space[16]}`,
    },
    // Stands beside its unit.
    'label + &': { textAlign: 'start' },
    // Lighter than typed text.
    '&::placeholder': { fontWeight: vars.weight.regular },
  },
});

export const side = recipe({
  base: { display: 'flex', alignItems: 'center', flex: 'none', color: color.inkMuted },
  variants: {
    at: {
      start: {
        paddingInlineStart: space[16],
        marginInlineEnd: `calc(-1 * ${space[8]})`,
        selectors: {
          // A country code must not look like a placeholder.
          '&:has(+ [type="tel"])': {
            marginInlineEnd: 0,
            paddingInlineEnd: space[12],
            borderInlineEnd: `1px solid ${color.border}`,
            color: color.ink,
          },
        },
      },
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

/** Centred on the first line. */
export const problemSign = style({ paddingBlock: '0.15rem' });

// A problem takes the place of the hint above the keyboard: there is no room for both.
globalStyle(`html[${typingAttribute}] ${field}:has(${problem}) > ${hint}`, { display: 'none' });
