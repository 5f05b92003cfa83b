import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flushButtons } from '../../private/buttonLine.css.ts';
import { gap } from '../../tokens/styles.css.ts';

const even = style({});

/** Uses rem, so that in larger text the row wraps before a word inside a button breaks. */
globalStyle(`${even} > *`, { flex: '1 1 6.5rem', minWidth: 0 });

const grow = style({});

/**
 * Uses rem, so that in larger text the other children wrap before the first child shrinks to
 * nothing.
 */
globalStyle(`${grow} > :first-child`, { flex: '1 1 10rem', minWidth: 0 });

const lastAtEnd = style({});

globalStyle(`${lastAtEnd} > :last-child`, { marginInlineStart: 'auto' });

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap,
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
    even: { true: even },
    grow: { true: grow },
    lastAtEnd: { true: lastAtEnd },
    flush: { true: flushButtons },
  },
  defaultVariants: { gap: 8, align: 'center', justify: 'start', wrap: true },
});
