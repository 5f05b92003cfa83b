export { fundPurchaseMachine } from './fundPurchaseMachine.ts';
export {
  type FundPurchaseSnapshot,
  type FundPurchaseView,
  fundPurchaseView,
} from './fundPurchaseView.ts';
export type {
  FundFacts,
  FundForm,
  FundOnOffer,
  FundPurchaseEvent,
  FundPurchaseInput,
  FundTerms,
} from './types.ts';
