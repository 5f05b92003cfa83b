import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const tag = recipe({
  base: {
    ...textSize[12],
    display: 'inline-block',
    maxWidth: '100%',
    padding: `2px ${space[8]}`,
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    // Wraps even inside text limited to one line, which would otherwise cut the tag off.
    whiteSpace: 'normal',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { background: color.fill, color: color.ink },
      accent: { background: color.accentSoft, color: color.accent },
      rise: { background: color.riseSoft, color: color.rise },
      fall: { background: color.fallSoft, color: color.fall },
      caution: { background: color.cautionSoft, color: color.caution },
      critical: { background: color.criticalSoft, color: color.critical },
    },
  },
});
