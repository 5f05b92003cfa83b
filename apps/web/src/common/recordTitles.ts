import { defineMessages } from '@corro/messages';

export const recordTitles = defineMessages({
  accountChanges: { id: 'route.accountChanges' },
  blockOrders: { id: 'route.blockOrders' },
  documents: { id: 'route.documents' },
  fundOrders: { id: 'route.fundOrders' },
  ipoOrders: { id: 'route.ipoOrders' },
  loanRecords: { id: 'route.loanRecords' },
  qipOrders: { id: 'route.qipOrders' },
  rechargeRecords: { id: 'route.rechargeRecords' },
  records: { id: 'route.records' },
  withdrawRecords: { id: 'route.withdrawRecords' },
});
