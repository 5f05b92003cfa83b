import { compare, type DecimalText } from '@corro/domain';
import type { Withdraw } from './useWithdraw.ts';

/** The amount that is typed, US dollars, where the balance covers it or is not known; else null. */
export function payable({ net, most }: Withdraw['view']): DecimalText | null {
  return net === null || (most !== null && compare(net, most) > 0) ? null : net;
}
