export * from './cardForm/cardForm.ts';
export * from './caseOpening/caseOpening.ts';
export * from './chat/chatMachine.ts';
export * from './chat/types.ts';
export * from './confirmations/confirmations.ts';
export * from './dealPurchase/dealPurchase.ts';
export * from './fundPurchase/fundPurchase.ts';
export * from './ipoApplication/ipoApplication.ts';
export * from './loanRepayment/loanRepayment.ts';
export * from './loanRequest/loanRequest.ts';
export type { FormFlow } from './formFlow/createFormFlow.ts';
export type { FormFlowEvent, FormProgress } from './formFlow/types.ts';
export type { OrderFlow } from './orderFlow/createOrderFlow.ts';
export type { OrderProgress, OrderReview } from './orderFlow/orderProgress.ts';
export type { OrderPhase } from './orderFlow/phase.ts';
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
export * from './passkeyConfirmation/passkeyConfirmation.ts';
export * from './passkeyForms/passkeyForms.ts';
export * from './passwordChange/passwordChange.ts';
export * from './passwordReset/passwordReset.ts';
export * from './realName/realNameMachine.ts';
export * from './realName/types.ts';
export * from './recharge/recharge.ts';
export * from './recordExport/recordExportMachine.ts';
export type { ExportedPage, ExportedPageOutcome, RecordExportEvent } from './recordExport/types.ts';
export * from './registration/registrationMachine.ts';
export type {
  Registered,
  RegistrationCall,
  RegistrationEvent,
  RegistrationStep,
} from './registration/types.ts';
export { registrationSteps } from './registration/types.ts';
export * from './requestCancellation/requestCancellation.ts';
export * from './session/sessionMachine.ts';
export * from './session/types.ts';
export * from './stockTicket/lotSales.ts';
export * from './stockTicket/stockTicket.ts';
export * from './transactionCode/transactionCodeMachine.ts';
export * from './transactionCode/types.ts';
export * from './watchlist/types.ts';
export * from './watchlist/watchlistMachine.ts';
export * from './withdraw/withdraw.ts';
