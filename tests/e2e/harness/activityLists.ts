import { paths, patterns } from '@corro/web/links';

/** Paths of the lists in which each row has a detail, by the names of their CSV files. */
export const activityLists = {
  records: patterns.records,
  blockOrders: patterns.blockOrders,
  qipOrders: patterns.qipOrders,
  ipoOrders: patterns.ipoOrders,
  fundOrders: `${patterns.fundOrders}?status=completed`,
  rechargeRecords: paths.rechargeRecords(),
  withdrawRecords: patterns.withdrawRecords,
  loanRecords: patterns.loanRecords,
} as const;
