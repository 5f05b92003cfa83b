import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

/** Horizontal padding of buttons in a narrow container. */
export const buttonGutter = createVar();
const gutter = fallbackVar(buttonGutter, space[24]);

/** Padding and border of a small button. */
const edgeInset = `(${space[16]} + 1px)`;

/** Contains the button and, below it, the reason why it is disabled. */
export const place = recipe({
  base: { display: 'inline-flex', flexDirection: 'column', gap: space[8], maxWidth: '100%' },
  variants: {
    fullWidth: { true: { display: 'flex', width: '100%' } },
    edge: {
      end: { maxWidth: `calc(100% + ${edgeInset})`, marginInlineEnd: `calc(-1 * ${edgeInset})` },
    },
  },
});

/** An empty outline and a light label: nothing that can be pressed looks like this. */
const off = {
  background: 'transparent',
  color: color.inkMuted,
  fontWeight: vars.weight.regular,
  cursor: 'default',
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
} as const;

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minWidth: vars.size.target,
    maxWidth: '100%',
    margin: 0,
    // Invisible, except in forced-colours mode: it removes the background and colours the border.
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: vars.font.hyphens,
    touchAction: 'manipulation',
    userSelect: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    tone: {
      primary: { background: color.accent, color: color.onAccent },
      neutral: { background: color.fill, color: color.ink },
      critical: { background: color.critical, color: color.onCritical },
      rise: { background: color.rise, color: color.onRise },
      fall: { background: color.fall, color: color.onFall },
      quiet: { background: 'transparent', color: color.accent },
      // Looks like a `SearchField`.
      field: {
        justifyContent: 'flex-start',
        borderRadius: vars.radius.pill,
        background: color.fill,
        color: color.inkMuted,
        fontWeight: vars.weight.regular,
      },
    },
    size: {
      small: { ...textSize[14], minHeight: vars.size.target, padding: `${space[8]} ${space[16]}` },
      medium: { ...textSize[16], minHeight: '48px', padding: `${space[8]} ${gutter}` },
      large: { ...textSize[16], minHeight: '56px', padding: `${space[12]} ${gutter}` },
    },
    state: {
      ready: {
        cursor: 'pointer',
        selectors: { '&:active': { opacity: 0.75 } },
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:active)': { opacity: 0.88 } } },
        },
      },
      // Busy is not disabled, so it keeps its colour.
      busy: { cursor: 'progress' },
      off: { ...off, borderColor: color.line },
      offQuiet: off,
    },
    // Less padding, because a centred label seldom reaches the edges of a full-width button.
    fullWidth: { true: { width: '100%', paddingInline: space[12] } },
    pressed: {
      true: {
        background: color.accentSoft,
        borderColor: color.accent,
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
      },
    },
  },
  defaultVariants: { tone: 'primary', size: 'medium' },
});

/**
 * The usual and the busy label share a grid cell, so that the wider one sets the width in both
 * states.
 */
export const labels = style({ display: 'grid', justifyItems: 'center', alignItems: 'center' });

export const label = recipe({
  base: {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
  },
  variants: { hidden: { true: { visibility: 'hidden' } } },
});

export const reason = style({
  ...textSize[14],
  margin: 0,
  color: color.inkMuted,
  textAlign: 'center',
});
