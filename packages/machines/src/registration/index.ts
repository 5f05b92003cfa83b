export { registrationMachine } from './registrationMachine.ts';
export {
  type RegistrationSnapshot,
  type RegistrationView,
  registrationView,
} from './registrationView.ts';
export type { RegistrationEvent } from './types.ts';
