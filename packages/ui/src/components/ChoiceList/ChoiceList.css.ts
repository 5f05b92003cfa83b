import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { focusRing, textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Browsers pad a legend. */
export const legend = style({ padding: 0 });

export const lone = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const choice = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  minHeight: vars.size.row,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.accentSoft },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { background: color.surfaceRaised } },
    },
  },
});

// The native radio keeps its contrast in every theme and in forced colours.
export const radio = style({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  // The focus ring is around the whole row.
  outline: 'none',
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const title = style({
  ...textSize[16],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const text = style({
  ...textSize[14],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
