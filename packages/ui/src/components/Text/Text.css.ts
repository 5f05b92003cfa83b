import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

export const text = recipe({
  base: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums lining-nums' },
  variants: {
    size: textSize,
    weight: {
      regular: { fontWeight: vars.weight.regular },
      strong: { fontWeight: vars.weight.strong },
    },
    tone: {
      default: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      accent: { color: vars.color.accent },
      rise: { color: vars.color.rise },
      fall: { color: vars.color.fall },
      success: { color: vars.color.green },
      caution: { color: vars.color.caution },
      critical: { color: vars.color.critical },
      inherit: { color: 'inherit' },
    },
    align: {
      start: { textAlign: 'start' },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    truncate: {
      true: {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    lines: {
      2: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        minHeight: '2lh',
        overflow: 'hidden',
      },
    },
    // German compounds may be wider than a phone's screen.
    breaks: { true: { overflowWrap: 'anywhere', hyphens: vars.font.hyphens } },
    balance: { true: { textWrap: 'balance' } },
  },
  defaultVariants: { size: 16, weight: 'regular', tone: 'default' },
});
