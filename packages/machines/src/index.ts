export * from './cardForm/index.ts';
export * from './chat/index.ts';
export * from './dealPurchase/index.ts';
export * from './fundPurchase/index.ts';
export * from './ipoApplication/index.ts';
export * from './loanRequest/index.ts';
export type {
  ConfirmedOrder,
  FailedOrder,
  FoundOrder,
  LookUp,
  OrderFlow,
  OrderFlowEvent,
  OrderFlowInput,
  OrderObstacle,
  OrderPhase,
  OrderProgress,
  OrderReview,
  PlacedOrder,
  Placing,
  PriceReading,
} from './orderFlow/index.ts';
export type { Failed, Failure, Outcome, Refused } from './outcome/index.ts';
export * from './recharge/index.ts';
export * from './passwordChange/index.ts';
export * from './realName/index.ts';
export * from './registration/index.ts';
export * from './session/index.ts';
export * from './stockTicket/index.ts';
export * from './transactionCode/index.ts';
export * from './watchlist/index.ts';
export * from './withdraw/index.ts';
