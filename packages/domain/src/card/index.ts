export { accountEnd, maskAccount } from './maskAccount.ts';
