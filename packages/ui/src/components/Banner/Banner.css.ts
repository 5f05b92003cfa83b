import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const banner = recipe({
  base: {
    ...textSize[14],
    display: 'flex',
    gap: space[12],
    color: color.ink,
  },
  variants: {
    shape: {
      card: {
        padding: `${space[12]} ${space[16]}`,
        borderRadius: vars.radius.medium,
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      },
      // Spans the screen, with its text in the app's column.
      strip: {
        padding: `${space[8]} max(${space[16]}, (100% - ${vars.size.column}) / 2 + ${space[16]})`,
        '@media': { [media.forcedColors]: { borderBottom: '1px solid CanvasText' } },
      },
    },
    tone: {
      info: { background: color.accentSoft },
      success: { background: color.accentSoft },
      caution: { background: color.cautionSoft },
      critical: { background: color.criticalSoft },
      offline: { background: color.fill },
    },
  },
});

export const sign = recipe({
  base: { display: 'grid', alignItems: 'center', flex: 'none', height: '1lh' },
  variants: {
    tone: {
      info: { color: color.accent },
      success: { color: color.accent },
      caution: { color: color.caution },
      critical: { color: color.critical },
      offline: { color: color.inkMuted },
    },
  },
});

export const words = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });

export const action = style({
  selectors: {
    // Aligns the label of a quiet button with the text above; the button's background is wider.
    '&:has(button), &:has(> * > a)': {
      margin: `0 0 calc(${space[8]} * -1) calc(${space[16]} * -1)`,
    },
  },
});
