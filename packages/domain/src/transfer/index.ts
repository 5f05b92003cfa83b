export { checkRecharge, type RechargeInput, rechargePreview } from './recharge.ts';
export { checkWithdraw, mostToWithdraw, type WithdrawInput, withdrawMinimum } from './withdraw.ts';
export { checkLoanRequest, type LoanRequestInput } from './checkLoanRequest.ts';
export { type CreditStanding, creditStanding } from './creditStanding.ts';
export { loanCost, type LoanTerms } from './loanCost.ts';
