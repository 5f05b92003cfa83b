import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const { color, onTint, radius, tint, weight } = vars;

const tinted = (tone: keyof typeof tint) => ({ background: tint[tone], color: onTint[tone] });

export const face = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.pill,
    fontWeight: weight.strong,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: {
      56: { width: '3.5rem', height: '3.5rem', fontSize: vars.size.text20 },
      // Capped, because large text needs the width of the row.
      40: {
        width: 'min(2.5rem, 56px)',
        height: 'min(2.5rem, 56px)',
        fontSize: `min(${vars.size.text14}, 20px)`,
      },
      32: {
        width: 'min(2rem, 44px)',
        height: 'min(2rem, 44px)',
        fontSize: `min(${vars.size.text12}, 16px)`,
      },
    },
    ground: {
      none: { borderRadius: 0 },
      neutral: { background: color.fill, color: color.inkMuted },
      1: tinted(1),
      2: tinted(2),
      3: tinted(3),
      4: tinted(4),
      5: tinted(5),
      6: tinted(6),
      7: tinted(7),
      8: tinted(8),
    },
  },
});

export const picture = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // A background, so that letters do not show through transparent pictures.
  variants: { isLoaded: { true: { background: color.surface }, false: { opacity: 0 } } },
});

export const flag = recipe({
  base: { position: 'absolute', borderRadius: radius.pill },
  variants: {
    place: {
      // Outlines the flag, because some flags have the colour of the page.
      whole: { inset: 0, width: '100%', height: '100%', boxShadow: `0 0 0 1px ${color.line}` },
      behind: {
        top: 0,
        left: 0,
        width: '68%',
        height: '68%',
        boxShadow: `inset 0 0 0 1px ${color.line}`,
      },
      front: {
        right: 0,
        bottom: 0,
        width: '68%',
        height: '68%',
        boxShadow: `0 0 0 2px ${color.surface}`,
      },
    },
  },
});
