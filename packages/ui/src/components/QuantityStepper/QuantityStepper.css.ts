import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** Targets of 44 px at both ends. */
export const side = style({ display: 'flex', alignItems: 'center', flex: 'none', padding: '5px' });

export const quantity = style({
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  // `&&` is more specific than the plain input's class, so the order of style sheets does not
  // matter.
  selectors: { '&&': { fontSize: vars.size.text20 } },
});
