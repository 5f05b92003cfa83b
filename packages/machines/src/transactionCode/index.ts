export { transactionCodeMachine } from './transactionCodeMachine.ts';
export {
  type TransactionCodeSnapshot,
  type TransactionCodeView,
  transactionCodeView,
} from './transactionCodeView.ts';
export type { CodeToSave, TransactionCodeEvent, TransactionCodeInput } from './types.ts';
