import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../tokens/styles.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: vars.size.column,
    minWidth: 0,
    marginInline: 'auto',
    paddingBlock: vars.space[16],
    selectors: { '&:focus': { outline: 'none' } },
  },
  variants: {
    gap,
    // A chart needs the whole width of a landscape phone.
    wide: {
      true: {
        '@media': { [media.sideways]: { maxWidth: 'none' } },
      },
      false: {},
    },
    // The header above has room of its own.
    gutters: {
      true: { paddingTop: vars.space[8], paddingInline: vars.space[16] },
      false: {},
    },
    // A page without a frame adds the safe-area insets itself.
    fill: {
      true: {
        minHeight: '100dvh',
        paddingTop: vars.space[16],
        paddingLeft: `max(${vars.space[16]}, env(safe-area-inset-left))`,
        paddingRight: `max(${vars.space[16]}, env(safe-area-inset-right))`,
      },
    },
  },
  defaultVariants: { gap: 24, gutters: true },
});
