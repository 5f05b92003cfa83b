import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const moneyRoutes = {
  recharge: {
    title: defineMessage({ id: 'route.recharge' }),
    parent: patterns.account,
    screen: () => import('../features/money/recharge/RechargeScreen.tsx'),
  },
  withdraw: {
    title: defineMessage({ id: 'route.withdraw' }),
    parent: patterns.account,
    screen: () => import('../features/money/withdraw/WithdrawScreen.tsx'),
  },
  withdrawRecords: {
    title: defineMessage({ id: 'route.withdrawRecords' }),
    parent: patterns.withdraw,
    screen: () => import('../features/money/records/WithdrawRecordsScreen.tsx'),
  },
  rechargeRecords: {
    title: defineMessage({ id: 'route.rechargeRecords' }),
    parent: patterns.recharge,
    screen: () => import('../features/money/records/RechargeRecordsScreen.tsx'),
  },
  loan: {
    title: defineMessage({ id: 'route.loan' }),
    parent: patterns.account,
    screen: () => import('../features/loans/LoanScreen.tsx'),
  },
  loanApplication: {
    title: defineMessage({ id: 'route.loanRecords' }),
    parent: patterns.loan,
    screen: () => import('../features/loans/records/LoanRecordsScreen.tsx'),
  },
  loanRecords: {
    title: defineMessage({ id: 'route.loanRecords' }),
    parent: patterns.loan,
    screen: () => import('../features/loans/records/LoanRecordsScreen.tsx'),
  },
} as const satisfies RouteTable;
