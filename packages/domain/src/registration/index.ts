export { checkRegistration, type RegistrationInput } from './checks.ts';
export { checkLogin, type LoginInput } from './login.ts';
