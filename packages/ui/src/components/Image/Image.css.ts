import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    background: vars.color.fill,
    color: vars.color.inkMuted,
  },
  variants: {
    ratio: {
      '1:1': { aspectRatio: '1 / 1' },
      '4:3': { aspectRatio: '4 / 3' },
      '16:9': { aspectRatio: '16 / 9' },
    },
    width: {
      full: { width: '100%' },
      40: { width: '2.5rem' },
      // The words beside it need the width in large text.
      72: { width: 'min(4.5rem, 24vw)' },
      96: { width: '6rem' },
    },
    shape: {
      rounded: { borderRadius: vars.radius.medium },
      small: { borderRadius: vars.radius.small },
      circle: { borderRadius: vars.radius.pill },
    },
  },
  defaultVariants: { ratio: '16:9', width: 'full', shape: 'rounded' },
});

export const picture = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  variants: { fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } } },
  defaultVariants: { fit: 'cover' },
});
