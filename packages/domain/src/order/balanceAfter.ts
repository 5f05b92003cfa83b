import { add, subtract } from '../money/arithmetic.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Side } from './checkStockOrder.ts';

/** The balance once an order of this total is settled: buying takes it, selling brings it. US dollars. */
export function balanceAfter(side: Side, balance: DecimalText, total: DecimalText): DecimalText {
  return side === 'buy' ? subtract(balance, total) : add(balance, total);
}
