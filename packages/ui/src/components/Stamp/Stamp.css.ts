import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';
import { textSize } from '../../tokens/styles.css.ts';

const { color, space } = vars;

export const stamp = recipe({
  base: {
    ...textSize[20],
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${space[4]} ${space[16]}`,
    border: '3px double currentColor',
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    margin: 0,
    rotate: '-3deg',
  },
  variants: {
    tone: {
      neutral: { color: color.inkMuted },
      caution: { color: color.caution },
      success: { color: color.green },
      critical: { color: color.critical },
    },
  },
});
