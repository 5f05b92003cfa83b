export { type CardInput, checkCard, readCard } from './checkCard.ts';
export { bankOfClabe } from './clabe.ts';
export { accountEnd, maskAccount } from './maskAccount.ts';
