export { checkRecharge, type RechargeInput, rechargePreview } from './recharge.ts';
export { checkWithdraw, mostToWithdraw, type WithdrawInput, withdrawMinimum } from './withdraw.ts';
