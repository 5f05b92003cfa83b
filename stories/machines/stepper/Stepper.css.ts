import { vars } from '@corro/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** Size of the frame, in CSS pixels. */
const phone = { width: 390, height: 844 };

export const stepper = style({
  display: 'grid',
  gridTemplate: `"chart panels screen" minmax(0, 1fr) / minmax(280px, 1fr) 360px ${phone.width}px`,
  gap: vars.space[12],
  boxSizing: 'border-box',
  height: '100vh',
  minHeight: 600,
  padding: vars.space[12],
  fontSize: vars.size.text14,
  color: vars.color.ink,
  background: vars.color.surface,
  selectors: {
    '&[data-hidden]': {
      gridTemplate: '"chart panels" minmax(0, 1fr) / minmax(280px, 1fr) 420px',
    },
  },
  '@media': {
    '(max-width: 1180px)': {
      gridTemplate: `"chart screen" minmax(0, 2fr) "panels screen" minmax(0, 3fr) / minmax(0, 1fr) ${phone.width}px`,
    },
    '(max-width: 760px)': {
      gridTemplate: '"screen" "panels" "chart" / minmax(0, 1fr)',
      height: 'auto',
    },
  },
});

export const chart = style({ gridArea: 'chart', minWidth: 0, minHeight: 320 });

export const panels = style({
  gridArea: 'panels',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
});

export const screen = style({
  ...phone,
  gridArea: 'screen',
  maxWidth: '100%',
  maxHeight: 'calc(100vh - 24px)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBottom: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const heading = style({ fontSize: vars.size.text16, fontWeight: 600, margin: 0 });
export const now = style({ fontWeight: 600, margin: 0, overflowWrap: 'anywhere' });
export const problem = style({ color: vars.color.critical, margin: 0 });
export const quiet = style({ color: vars.color.inkMuted, margin: 0, fontSize: vars.size.text12 });
export const plain = style({ margin: 0 });
export const number = style({ width: 72 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const timer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const field = style({ display: 'grid', gap: vars.space[4] });

export const group = style({
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
  borderColor: vars.color.line,
  borderRadius: vars.radius.small,
});

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: vars.space[8],
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
});

export const context = style({ display: 'grid', gap: vars.space[4], margin: 0 });

export const steps = style({ margin: 0, maxHeight: 240, overflow: 'auto' });

export const script = style({ boxSizing: 'border-box', width: '100%', minHeight: 120 });

globalStyle(`${panels} :is(button, select, input:not([type=checkbox]), textarea)`, {
  font: 'inherit',
  color: 'inherit',
  background: vars.color.fill,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  maxWidth: '100%',
});
globalStyle(`${panels} button`, { cursor: 'pointer' });
globalStyle(`${panels} button[aria-disabled=true]`, {
  color: vars.color.inkMuted,
  cursor: 'default',
  background: 'none',
});
globalStyle(`${panels} :focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
});

globalStyle(`${steps} button`, { textAlign: 'start', overflowWrap: 'anywhere', border: 0 });
globalStyle(`${steps} [aria-current] button`, { fontWeight: 600, color: vars.color.accent });

globalStyle(`${context} div`, { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
globalStyle(`${context} dt`, { color: vars.color.inkMuted });
globalStyle(`${context} dd`, { margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${context} mark`, { color: vars.color.onAccent, background: vars.color.accent });
