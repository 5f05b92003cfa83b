import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  width: '100%',
  maxWidth: vars.size.column,
  minHeight: 56,
  margin: '0 auto',
  padding: space[4],
});

export const logo = style({ paddingInline: `${space[12]} ${space[4]}` });

export const words = recipe({
  // Uses rem, so that in large text the actions move to their own line before the title is cut.
  base: { flex: '1 1 5rem', minWidth: 0, paddingInline: space[4] },
  variants: { root: { true: { paddingInlineStart: space[12] }, false: {} } },
});

export const title = recipe({
  base: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    margin: 0,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    hyphens: vars.font.hyphens,
    // Without this padding, descenders of the last line would be cut off.
    paddingBottom: '0.15em',
    marginBottom: '-0.15em',
    '@media': { [media.largeText]: { WebkitLineClamp: 'none' } },
  },
  variants: {
    root: { true: textSize[20], false: { ...textSize[16], lineHeight: 1.3 } },
  },
});

export const subtitle = style({ ...textSize[12], margin: 0, color: color.inkMuted });

export const actions = style({
  display: 'flex',
  // Actions with text, or in large text, can be wider than a phone.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
