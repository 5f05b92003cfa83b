/**
 * Order flows with their effects on client and device, without React, for the simulation against a
 * real server.
 */
export { createStorage, type SafeStorage } from './app/storage/storage.ts';
export { offerFlow } from './features/offers/offerFlow.ts';
export {
  isCompleteFund,
  isCompleteIpo,
  isCompleteLot,
  isCompleteOffer,
  isCompleteCard,
} from './flows/orders/complete.ts';
export type { AppOrderFlow, FlowCalls } from './flows/orders/appOrderFlow.ts';
export {
  type OrderEffects,
  provideOrderEffects,
  refetchAfterOrder,
} from './flows/orders/flowEffects.ts';
export { readPendingOrder } from './flows/orders/persistedOrders.ts';
export { fundFlow } from './features/funds/fundFlow.ts';
export { ipoFlow } from './features/ipo/ipoFlow.ts';
export { loanFlow } from './features/loans/loanFlow.ts';
export { loanToRepay, repaymentFlow } from './features/loans/repayment/repaymentFlow.ts';
export { rechargeFlow } from './features/money/recharge/rechargeFlow.ts';
export { ticketFlow } from './features/trading/ticket/ticketFlow.ts';
export { withdrawFlow } from './features/money/withdraw/withdrawFlow.ts';
