export { loanRequestMachine } from './loanRequestMachine.ts';
export {
  type LoanRequestSnapshot,
  type LoanRequestView,
  loanRequestView,
} from './loanRequestView.ts';
export type {
  LoanOffer,
  LoanRequestEdit,
  LoanRequestEvent,
  LoanRequestFacts,
  LoanRequestForm,
  LoanRequestMachineInput,
  LoanRequestTerms,
} from './types.ts';
