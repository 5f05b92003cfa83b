import { globalStyle, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { markHeight, overlayAttribute } from '../pageAttributes.ts';
import { keyboardHeight, tightAttribute } from '../keyboard/keyboardInset.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const stay = keyframes({ to: { visibility: 'visible' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { transform: 'scale(0.96)' } });

const timing = `${vars.motion.normal} ${vars.motion.ease}`;

globalStyle(`html[${overlayAttribute}]`, { overflow: 'hidden' });

export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    display: 'flex',
    justifyContent: 'center',
    height: '100dvh',
    outline: 'none',
    overscrollBehavior: 'contain',
    viewTransitionName: 'corro-overlay',
    selectors: {
      // Up to three overlays may be open, and a view transition fails if two elements have the same
      // name.
      '& ~ &': { viewTransitionName: 'corro-overlay-2' },
      '& ~ & ~ &': { viewTransitionName: 'corro-overlay-3' },
      // Keeps the overlay's element in the page until the animations of its panel and shade have
      // ended.
      '&[data-state="closed"]': { animation: `${stay} ${timing}` },
      // Only the shade fades. A fading panel would be translucent, and its text would appear over
      // the text of the page.
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(transparent ${markHeight}, ${vars.color.scrim} 0)`,
      },
      '&[data-state="open"]::before': { animation: `${fadeIn} ${timing}` },
      '&[data-state="closed"]::before': { animation: `${fadeOut} ${timing} forwards` },
    },
  },
  variants: {
    placement: {
      bottom: { alignItems: 'flex-end' },
      center: { alignItems: 'center', padding: vars.space[16] },
    },
  },
});

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minHeight: 0,
    background: vars.color.surfaceFloating,
    color: vars.color.ink,
    boxShadow: vars.shadow,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    placement: {
      bottom: {
        maxWidth: vars.size.column,
        maxHeight: `calc(100dvh - max(${vars.space[24]}, ${markHeight}) - ${keyboardHeight})`,
        marginBottom: keyboardHeight,
        borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
        // The panel springs back when a pull is released.
        transition: `transform ${timing}`,
        // Room for the two columns of a `Summary`.
        '@media': { [media.sideways]: { maxWidth: '44rem' } },
        selectors: {
          '[data-state="open"] > &': { animation: `${rise} ${timing}` },
          '[data-state="closed"] > &': { animation: `${sink} ${timing} forwards` },
          // On a very low screen the whole panel scrolls, not only its body: a footer that stays
          // visible would leave no room for reading.
          [`html[${tightAttribute}] &`]: { overflowY: 'auto', overscrollBehavior: 'contain' },
        },
      },
      center: {
        maxWidth: 360,
        maxHeight: '100%',
        borderRadius: vars.radius.sheet,
        selectors: {
          '[data-state="open"] > &': { animation: `${grow} ${timing}` },
          '[data-state="closed"] > &': { visibility: 'hidden' },
        },
      },
    },
  },
});
