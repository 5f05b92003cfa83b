import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { LoanParams } from '../resources/loans.ts';
import type { Poll } from './polling.ts';

export function loanQueries({ loans }: CorroClient, poll: Poll) {
  return {
    /** What is owed and may be borrowed. */
    loanSummary: () =>
      queryOptions({
        queryKey: ['loanSummary'],
        queryFn: ({ signal }) => loans.summary({ signal }),
        ...poll('moneyRecords'),
      }),

    /** A page of loans and requests, newest first; what is on its way comes to its end meanwhile. */
    loans: (params: LoanParams) =>
      queryOptions({
        queryKey: ['loans', params],
        queryFn: ({ signal }) => loans.list(params, { signal }),
        ...poll('moneyRecords'),
      }),
  };
}
