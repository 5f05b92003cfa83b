export {
  cardStatus,
  loanStatus,
  rechargeStatus,
  verificationStatus,
  withdrawStatus,
} from './account.ts';
export {
  blockOrderStatus,
  fundOrderStatus,
  ipoApplicationStatus,
  ipoStatus,
  offerStatus,
  stockOrderStatus,
} from './orders.ts';
export type { RawStatus, Status } from './status.ts';
