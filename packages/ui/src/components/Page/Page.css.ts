import { recipe } from '@vanilla-extract/recipes';
import { gap } from '../../private/gap.ts';
import { vars } from '../../tokens/contract.css.ts';

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
    gutters: {
      true: {
        paddingLeft: `max(${vars.space[16]}, env(safe-area-inset-left))`,
        paddingRight: `max(${vars.space[16]}, env(safe-area-inset-right))`,
      },
      false: {},
    },
    fill: { true: { minHeight: '100dvh' } },
  },
  defaultVariants: { gap: 24, gutters: true },
});
