export { checkRecharge, type RechargeInput, rechargePreview } from './recharge.ts';
