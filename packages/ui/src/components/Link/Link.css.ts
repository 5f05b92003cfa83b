import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

export const link = recipe({
  base: {
    color: vars.color.accent,
    borderRadius: '4px',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: { '&:focus-visible': focusRing, '&:active': { opacity: 0.7 } },
  },
  variants: {
    kind: {
      inline: { textDecorationLine: 'underline' },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[4],
        minHeight: vars.size.target,
        minWidth: vars.size.target,
        fontWeight: vars.weight.strong,
        textDecorationLine: 'none',
        '@media': {
          [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
        },
      },
    },
  },
  defaultVariants: { kind: 'inline' },
});
