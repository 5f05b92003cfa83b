export * from './__generated__/machines.ts';
export type { ChatEvent, WrittenMessage } from './chat/chatSetup.ts';
export type { FormFlow } from './formFlow/createFormFlow.ts';
export type { FormFlowEvent, FormProgress } from './formFlow/formFlowSetup.ts';
export type { OrderFlow } from './orderFlow/createOrderFlow.ts';
export { isCodeRefusal } from './orderFlow/orderFlowSetup.ts';
export type { OrderPhase, OrderProgress, OrderReview } from './orderFlow/orderProgress.ts';
export type {
  ConfirmedOrder,
  FoundOrder,
  ListedOrder,
  OrderFlowEvent,
  OrderObstacle,
  PlacedOrder,
  Placing,
  PriceReading,
  ReconcileOutcome,
  UnkeyedOrders,
} from './orderFlow/types.ts';
export type { Failure, Outcome, Refused } from './outcome.ts';
export type {
  PasskeyTerms,
  SignedPasskey,
  WithdrawalToSign,
} from './passkeyConfirmation/passkeyConfirmationSetup.ts';
export type {
  PhotoHandle,
  PhotoSide,
  PhotoUpload,
  RealNameEvent,
  VerificationForm,
  VerificationToSend,
} from './realName/realNameSetup.ts';
export type {
  ExportedPage,
  ExportedPageOutcome,
  RecordExportEvent,
} from './recordExport/recordExportSetup.ts';
export type {
  Registered,
  RegistrationCall,
  RegistrationEvent,
  RegistrationStep,
} from './registration/registrationSetup.ts';
export { registrationSteps } from './registration/registrationSetup.ts';
export type { LoginCall, SessionEnding, SessionEvent } from './session/sessionSetup.ts';
export * from './stockTicket/lotSales.ts';
export type { CodeToSave, TransactionCodeEvent } from './transactionCode/transactionCodeSetup.ts';
export type { WatchedItem, WatchlistEvent } from './watchlist/watchlistSetup.ts';
