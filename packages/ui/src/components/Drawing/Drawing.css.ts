import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import type { ShapeLook } from './drawings.ts';

const { color } = vars;

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 180,
  borderRadius: vars.radius.medium,
  background: color.accentSoft,
  '@media': { '(max-height: 480px)': { maxHeight: 96 } },
});

const line = (stroke: string) =>
  ({
    fill: 'none',
    stroke,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }) as const;

const looks: Record<ShapeLook, ReturnType<typeof line> | { fill: string }> = {
  accent: { fill: color.accent },
  mark: { fill: color.mark },
  paper: { fill: color.surface },
  quiet: { fill: color.border },
  accentLine: line(color.accent),
  markLine: line(color.mark),
  onMarkLine: line(color.onMark),
  inkLine: line(color.ink),
};

export const shape = styleVariants(looks, (look) => look);
