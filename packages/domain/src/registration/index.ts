export {
  checkLogin,
  checkRegistration,
  type LoginInput,
  type RegistrationInput,
} from './checks.ts';
