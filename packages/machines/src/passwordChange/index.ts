export { passwordChangeMachine } from './passwordChangeMachine.ts';
export {
  type PasswordChangeSnapshot,
  type PasswordChangeView,
  passwordChangeView,
} from './passwordChangeView.ts';
export type { PasswordChangeEvent, PasswordToSend } from './types.ts';
