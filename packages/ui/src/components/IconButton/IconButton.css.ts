import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    background: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:active:not([aria-disabled])': { background: vars.color.fill },
      // Greys the icon by its colour, because opacity would fade the focus ring too.
      '&[aria-disabled]': {
        background: 'transparent',
        color: vars.color.border,
        cursor: 'default',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-disabled])': { background: vars.color.fill } },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-disabled]': { color: 'GrayText' } },
      },
    },
  },
  variants: {
    tone: {
      default: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      accent: { color: vars.color.accent },
      critical: { color: vars.color.critical },
    },
    ground: { none: {}, fill: { background: vars.color.fill } },
    // Moves the icon to the edge, by half the difference between target and icon.
    edge: {
      none: {},
      start: { marginInlineStart: -10 },
      end: { marginInlineEnd: -10 },
    },
  },
  defaultVariants: { tone: 'default', ground: 'none', edge: 'none' },
});

/** Inside the target, above the middle of the icon: the dots of "more" stay visible in large text. */
export const badgeCorner = style({
  position: 'absolute',
  bottom: 'calc(50% + 4px)',
  insetInlineEnd: 0,
  display: 'flex',
});

globalStyle(`${badgeCorner} > *`, {
  fontSize: `min(${vars.size.text12}, 16px)`,
  lineHeight: 1.3,
});
