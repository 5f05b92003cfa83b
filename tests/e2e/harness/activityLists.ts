import { paths, routes } from '@corro/web/addresses';

/** Where the lists are whose rows open a detail in a sheet, by the names of their files. */
export const activityLists = {
  records: routes.records.path,
  blockOrders: routes.blockOrders.path,
  qipOrders: routes.qipOrders.path,
  ipoOrders: routes.ipoOrders.path,
  fundOrders: `${routes.fundOrders.path}?status=completed`,
  rechargeRecords: paths.rechargeRecords(),
  withdrawRecords: routes.withdrawRecords.path,
  loanRecords: routes.loanRecords.path,
} as const;
