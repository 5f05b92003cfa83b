import { vars } from '@corro/ui';
import { globalStyle, style } from '@vanilla-extract/css';
import { type } from './chartGraph.ts';

export const chart = style({
  display: 'block',
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, "DejaVu Sans Mono", monospace',
  fontSize: type.size,
  selectors: { '&[data-fit]': { maxWidth: '100%', height: 'auto' } },
});

globalStyle(`${chart} text`, { fill: vars.color.ink });

export const box = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.border,
  selectors: {
    '&[data-parallel]': { strokeDasharray: '6 4' },
    '&[data-active]': { stroke: vars.color.accent, strokeWidth: 2 },
    '&[data-active][data-leaf]': { fill: vars.color.accent },
  },
});

export const name = style({ fontWeight: 600 });

globalStyle(`${chart} [data-active][data-leaf] ~ text`, { fill: vars.color.onAccent });
globalStyle(`${chart} ${name}`, { fontSize: type.size });

export const quiet = style({});
globalStyle(`${chart} ${quiet}`, { fill: vars.color.inkMuted });
globalStyle(`${chart} [data-active][data-leaf] ~ ${quiet}`, { fill: vars.color.onAccent });

export const line = style({
  fill: 'none',
  stroke: vars.color.border,
  selectors: { '&[data-open]': { stroke: vars.color.accent, strokeWidth: 2 } },
});

export const head = style({
  fill: vars.color.border,
  selectors: { '&[data-open]': { fill: vars.color.accent } },
});

export const label = style({ fill: vars.color.surface });

export const dot = style({ fill: vars.color.inkMuted });
