import { paths, patterns } from '@corro/web/links';

/** Where the lists are whose rows open a detail in a sheet, by the names of their files. */
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
