import {
  balanceQuery,
  cardsQuery,
  loansQuery,
  loanSummaryQuery,
  rechargesQuery,
  userInfoQuery,
  withdrawalsQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type RouteTable, unlessSearched } from './AppRoute.ts';

const firstRecords = { page: 1, limit: pageSizes.records };

export const moneyRoutes = {
  recharge: {
    title: defineMessage({ id: 'route.recharge' }),
    parent: patterns.account,
    screen: () => import('../features/money/recharge/RechargeScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(balanceQuery(api))],
  },
  withdraw: {
    title: defineMessage({ id: 'route.withdraw' }),
    parent: patterns.account,
    screen: () => import('../features/money/withdraw/WithdrawScreen.tsx'),
    loader: ({ cache, api }) => [
      cache.prefetchQuery(balanceQuery(api)),
      cache.prefetchQuery(cardsQuery(api)),
      cache.prefetchQuery(userInfoQuery(api)),
    ],
  },
  withdrawRecords: {
    title: defineMessage({ id: 'route.withdrawRecords' }),
    parent: patterns.withdraw,
    screen: () => import('../features/money/records/WithdrawRecordsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(withdrawalsQuery(api, firstRecords)),
    ]),
  },
  rechargeRecords: {
    title: defineMessage({ id: 'route.rechargeRecords' }),
    parent: patterns.recharge,
    screen: () => import('../features/money/records/RechargeRecordsScreen.tsx'),
    loader: unlessSearched(({ cache, api, params }) =>
      params.type === undefined ? [cache.prefetchQuery(rechargesQuery(api, firstRecords))] : [],
    ),
  },
  loan: {
    title: defineMessage({ id: 'route.loan' }),
    parent: patterns.account,
    screen: () => import('../features/loans/LoanScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(loanSummaryQuery(api))],
  },
  loanApplication: {
    title: defineMessage({ id: 'route.loanApplication' }),
    parent: patterns.loan,
    screen: () => import('../features/loans/records/LoanApplicationScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(loansQuery(api, firstRecords)),
    ]),
  },
  loanRecords: {
    title: defineMessage({ id: 'route.loanRecords' }),
    parent: patterns.loan,
    screen: () => import('../features/loans/records/LoanRecordsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(loansQuery(api, firstRecords)),
    ]),
  },
} as const satisfies RouteTable;
