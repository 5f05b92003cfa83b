import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color, motion } = vars;
const distance = '32px';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const comeFromRight = keyframes({ from: { opacity: 0, transform: `translateX(${distance})` } });
const leaveToLeft = keyframes({ to: { opacity: 0, transform: `translateX(-${distance})` } });
const comeFromLeft = keyframes({ from: { opacity: 0, transform: `translateX(-${distance})` } });
const leaveToRight = keyframes({ to: { opacity: 0, transform: `translateX(${distance})` } });

const old = '::view-transition-old(root)';
const next = '::view-transition-new(root)';
const back = 'html[data-screen-change="back"]';
const forward = 'html[data-screen-change="forward"]';

// Taps during the change go to the new screen. The page's background is behind both screens.
globalStyle('::view-transition', { pointerEvents: 'none', background: color.surface });

// Named elements (header, navigation, sheets, toasts) stay in place.
globalStyle('::view-transition-group(*)', { animation: 'none' });
globalStyle('::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: motion.normal,
  animationTimingFunction: motion.ease,
});

globalStyle(old, { animationName: vanish, mixBlendMode: 'normal' });
globalStyle(next, { animationName: appear, mixBlendMode: 'normal' });
globalStyle(`${forward}${old}`, { animationName: leaveToLeft });
globalStyle(`${forward}${next}`, { animationName: comeFromRight });
globalStyle(`${back}${old}`, { animationName: leaveToRight });
globalStyle(`${back}${next}`, { animationName: comeFromLeft });
