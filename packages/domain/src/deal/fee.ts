import { feeRate } from '../constants/rates.ts';
import { close, type DecimalText, open } from '../money/decimal.ts';

/**
 * The fee of one order in US dollars: 0.03 % of price × quantity, rounded half up to the cent, once
 * (spec §9). The product is not rounded first. Throws RangeError for a price that is not decimal.
 */
export function orderFee(price: DecimalText, quantity: number): DecimalText {
  return close(open(price).times(quantity).times(open(feeRate)), 2);
}
