export type {
  WithdrawCard,
  WithdrawEdit,
  WithdrawEvent,
  WithdrawFacts,
  WithdrawForm,
  WithdrawInput,
  WithdrawTerms,
} from './types.ts';
export { withdrawMachine } from './withdrawMachine.ts';
export { type WithdrawSnapshot, type WithdrawView, withdrawView } from './withdrawView.ts';
