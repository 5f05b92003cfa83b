export { checkFundPurchase, type FundPurchaseInput } from './checkFundPurchase.ts';
export { type FundPeriod, fundEnd, fundPeriod } from './fundPeriod.ts';
export { fundReturn } from './fundReturn.ts';
export { type FundIssue, fundSoldPercent, isFundSoldOut } from './fundSold.ts';
