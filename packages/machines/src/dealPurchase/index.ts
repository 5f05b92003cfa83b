export { dealPurchaseMachine } from './dealPurchaseMachine.ts';
export {
  type DealPurchaseSnapshot,
  type DealPurchaseView,
  dealPurchaseView,
} from './dealPurchaseView.ts';
export type {
  DealEdit,
  DealFacts,
  DealForm,
  DealOffer,
  DealPurchaseEvent,
  DealPurchaseInput,
  DealTerms,
} from './types.ts';
