export * from './__generated__/machines.ts';
export * from './chat/types.ts';
export type { FormFlow, FormFlowEvent, FormProgress } from './formFlow/createFormFlow.ts';
export type { OrderFlow } from './orderFlow/createOrderFlow.ts';
export type { OrderPhase, OrderProgress, OrderReview } from './orderFlow/orderProgress.ts';
export type {
  ConfirmedOrder,
  FailedOrder,
  FoundOrder,
  ListedOrder,
  UnkeyedOrders,
  ReconcileOutcome,
  OrderFlowEvent,
  OrderFlowInput,
  OrderObstacle,
  PlacedOrder,
  Placing,
  PriceReading,
} from './orderFlow/types.ts';
export type { Failed, Failure, Outcome, Refused } from './outcome.ts';
export * from './realName/types.ts';
export type {
  Registered,
  RegistrationCall,
  RegistrationEvent,
  RegistrationStep,
} from './registration/types.ts';
export { registrationSteps } from './registration/types.ts';
export * from './session/types.ts';
export * from './stockTicket/lotSales.ts';
export * from './transactionCode/types.ts';
