import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gap, focusRing } from '../../tokens/styles.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const items = {
  auto: style({}),
  narrow: style({}),
  medium: style({}),
  wide: style({}),
};

globalStyle(`${items.auto} > *`, { flex: 'none', scrollSnapAlign: 'start' });
globalStyle(`${items.narrow} > *`, { flex: '0 0 min(9.5rem, 80%)', scrollSnapAlign: 'start' });
globalStyle(`${items.medium} > *`, { flex: '0 0 min(12rem, 88%)', scrollSnapAlign: 'start' });
globalStyle(`${items.wide} > *`, { flex: '0 0 min(17rem, 88%)', scrollSnapAlign: 'start' });

// A card that is alone does not look like the first of several.
globalStyle(`:is(${items.narrow}, ${items.medium}, ${items.wide}) > :only-child`, {
  flexBasis: '100%',
});

export const scrollRow = recipe({
  base: {
    display: 'flex',
    overflowX: 'auto',
    // Makes the row clip absolutely positioned descendants too, such as text for screen readers.
    position: 'relative',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    // Extends to the page's edges, where a child that is cut off shows that more follow.
    marginInline: `calc(-1 * ${vars.space[16]})`,
    paddingInline: vars.space[16],
    scrollPaddingInline: vars.space[16],
    // Room for the focus rings of the children, because a scrolling box clips what is outside.
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.medium,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  },
  variants: { gap, itemWidth: items },
  defaultVariants: { gap: 12, itemWidth: 'auto' },
});
