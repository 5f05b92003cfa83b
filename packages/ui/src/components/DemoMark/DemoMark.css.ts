import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { textSize } from '../../tokens/styles.css.ts';

export const mark = style({
  ...textSize[12],
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  background: vars.color.mark,
  color: vars.color.onMark,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderBottom: '1px solid CanvasText' } },
});
