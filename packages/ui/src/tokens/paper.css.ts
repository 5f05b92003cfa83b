import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color } = vars;

export const paperGround = '#fff';

/** Print colours: black on white in every theme and brand. */
export const paper = style({
  vars: {
    [color.ink]: '#000',
    [color.inkMuted]: '#333',
    [color.rise]: '#000',
    [color.fall]: '#000',
    [color.accent]: '#000',
    [color.critical]: '#000',
    [color.line]: '#999',
    [color.border]: '#666',
    [color.surface]: paperGround,
    [color.surfaceRaised]: paperGround,
  },
});
