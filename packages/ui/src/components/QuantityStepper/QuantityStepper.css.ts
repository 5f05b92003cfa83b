import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** At both ends a target of 44 px, and the quantity in the middle. */
export const side = style({ display: 'flex', alignItems: 'center', flex: 'none', padding: '5px' });

export const quantity = style({
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  // Overrides the size of the plain input in any order of the style sheets.
  selectors: { '&&': { fontSize: vars.size.text20 } },
});
