export { checkFundPurchase, type FundIssue, type FundPurchaseInput } from './checkFundPurchase.ts';
