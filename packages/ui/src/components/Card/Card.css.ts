import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../tokens/styles.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

export const card = recipe({
  base: {
    display: 'block',
    minWidth: 0,
    borderRadius: vars.radius.medium,
    color: vars.color.ink,
    // Invisible, except in forced-colours mode: it removes the background and colours the border.
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      raised: { background: vars.color.surfaceRaised },
      outline: { background: vars.color.surface, borderColor: vars.color.line },
      accent: { background: vars.color.accentSoft },
      caution: { background: vars.color.cautionSoft },
    },
    padding: {
      0: { padding: 0, overflow: 'hidden' },
      12: { padding: vars.space[12] },
      16: { padding: vars.space[16] },
      24: { padding: vars.space[24] },
    },
    tappable: {
      true: {
        textDecoration: 'none',
        minHeight: vars.size.target,
        transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&:focus-visible': focusRing,
          '&:active': { opacity: 0.7 },
        },
        '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.85 } } } },
      },
    },
  },
  defaultVariants: { tone: 'raised', padding: 16 },
});
