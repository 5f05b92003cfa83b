import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../tokens/contract.css.ts';
import { textSize } from '../tokens/styles.css.ts';

const { color, weight } = vars;

/** A figure. Large sizes stop growing at a phone's width: a broken figure reads as two. */
export const figure = recipe({
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  variants: {
    size: {
      12: textSize[12],
      14: textSize[14],
      16: textSize[16],
      20: {
        ...textSize[20],
        fontSize: `min(${vars.size.text20}, 9vw)`,
        fontWeight: weight.strong,
      },
      28: {
        ...textSize[28],
        fontSize: `min(${vars.size.text28}, 10vw)`,
        fontWeight: weight.strong,
      },
      40: {
        ...textSize[40],
        fontSize: `min(${vars.size.text40}, 12vw)`,
        fontWeight: weight.strong,
      },
    },
    // A long figure fits beside an avatar on a phone.
    length: {
      long: { fontSize: `min(${vars.size.text40}, 11vw)` },
      longest: { fontSize: `min(${vars.size.text40}, 9vw)` },
    },
    weight: { regular: {}, strong: { fontWeight: weight.strong } },
    tone: {
      default: {},
      muted: { color: color.inkMuted },
      rise: { color: color.rise },
      fall: { color: color.fall },
    },
  },
  defaultVariants: { tone: 'default' },
});

export const smallUnit = style({ fontSize: '0.6em', letterSpacing: 'normal' });
