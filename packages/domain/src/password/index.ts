export {
  checkCodeEntry,
  checkForgotPassword,
  checkPasswordChange,
  checkTransactionCode,
  type ForgotPasswordInput,
  type PasswordChangeInput,
  type TransactionCodeInput,
} from './checks.ts';
export { timeToWait, type TimeToWait } from './timeToWait.ts';
