import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing } from '../../tokens/styles.css.ts';

const { color, space } = vars;

const fade = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, transparent, ${color.ink} ${space[16]})`;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[16],
  // As wide as the gutters of the page: the row then fades in the gutter, and the scrolling row does
  // not clip the focus ring of the first tab.
  marginInline: `calc(${space[16]} * -1)`,
  paddingInline: space[16],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.line}`,
  // Fades where the row continues.
  selectors: {
    '&[data-continues="start"]': { maskImage: fade('right') },
    '&[data-continues="end"]': { maskImage: fade('left') },
    '&[data-continues="both"]': {
      maskImage: `linear-gradient(to right, transparent, ${color.ink} ${space[16]} calc(100% - ${space[16]}), transparent)`,
    },
  },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minWidth: vars.size.target,
  minHeight: 48,
  padding: `${space[8]} 0`,
  border: 'none',
  background: 'none',
  color: color.inkMuted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="active"]': { color: color.ink, fontWeight: vars.weight.strong },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      borderBottom: `2px solid ${color.accent}`,
    },
    '&:focus-visible': { outline: 'none' },
    // Draws the ring inside the tab's height and wider than its letters, because the list clips an
    // outer ring and the letters reach the tab's edges.
    '&:focus-visible::before': {
      ...focusRing,
      content: '',
      position: 'absolute',
      inset: '4px -4px',
      outlineOffset: 0,
      borderRadius: vars.radius.small,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
  },
});

export const panel = style({
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: vars.radius.small } },
});
