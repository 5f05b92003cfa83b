import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { RechargeParams } from '../resources/recharges.ts';
import type { WithdrawalParams } from '../resources/withdrawals.ts';
import type { Poll } from './polling.ts';

export function moneyQueries({ money }: CorroClient, poll: Poll) {
  return {
    /** A page of what came in, newest first; what is on its way comes to its end meanwhile. */
    recharges: (params: RechargeParams) =>
      queryOptions({
        queryKey: ['recharges', params],
        queryFn: ({ signal }) => money.recharges(params, { signal }),
        ...poll('moneyRecords'),
      }),

    /** A page of what went out, newest first; what is on its way comes to its end meanwhile. */
    withdrawals: (params: WithdrawalParams) =>
      queryOptions({
        queryKey: ['withdrawals', params],
        queryFn: ({ signal }) => money.withdrawals(params, { signal }),
        ...poll('moneyRecords'),
      }),
  };
}
