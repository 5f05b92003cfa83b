import { limits } from './limits.ts';
import { readPhone } from './phone.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** A password that is being chosen. */
interface ChosenPassword {
  readonly password: string;
  readonly field: string;
  /** What to say where there is none. */
  readonly missing: ProblemCode;
  /** The customer's own, where it is known: no password to be. */
  readonly phone?: string | undefined;
}

/**
 * Problems of a chosen password: there, at least 6 characters (code points) (spec §5), and none of
 * those that are tried first.
 */
export function passwordProblems({ password, field, missing, phone }: ChosenPassword): Problem[] {
  if (password === '') return [{ code: missing, field }];
  if (Array.from(password).length < limits.passwordMinLength) {
    return [{ code: 'password-too-short', field, values: { min: limits.passwordMinLength } }];
  }
  return isWeakPassword(password, phone) ? [{ code: 'password-too-easy', field }] : [];
}

/** Which rules a password that is being typed meets already. */
export interface PasswordRules {
  /** At least 6 characters (code points) (spec §5). */
  readonly isLongEnough: boolean;
  /** None of those that are tried first; false for none at all. */
  readonly isHardToGuess: boolean;
  /** Typed twice the same (spec §5). */
  readonly isRepeated: boolean;
}

/** The rules of a chosen password one by one, for who types it. `passwordProblems` judges the whole. */
export function passwordRules(typed: {
  readonly password: string;
  readonly confirmation: string;
  readonly phone: string;
}): PasswordRules {
  const { password, confirmation, phone } = typed;
  const isThere = password !== '';
  return {
    isLongEnough: Array.from(password).length >= limits.passwordMinLength,
    isHardToGuess: isThere && !isWeakPassword(password, phone),
    isRepeated: isThere && confirmation === password,
  };
}

/** Problems of a repeated secret: there, and equal to the first (spec §5). */
export function confirmationProblems(
  secret: string,
  confirmation: string,
  differing: ProblemCode = 'passwords-do-not-match',
): Problem[] {
  const field = 'confirmation';
  if (confirmation === '') return [{ code: 'confirmation-required', field }];
  return confirmation === secret ? [] : [{ code: differing, field }];
}

/** Problems of a transaction code: exactly 6 ASCII digits (spec §5). */
export function codeProblems(code: string, field: string): Problem[] {
  const digits = new RegExp(`^[0-9]{${limits.transactionCodeDigits}}$`);
  return digits.test(code) ? [] : [{ code: 'transaction-code-format', field }];
}

/** Problems of a transaction code that is being chosen: 6 digits, and none that are tried first. */
export function newCodeProblems(code: string, field: string, phone?: string): Problem[] {
  const problems = codeProblems(code, field);
  if (problems.length > 0) return problems;
  return isWeakCode(code, phone) ? [{ code: 'new-code-too-easy', field }] : [];
}

/**
 * The commonest passwords of six characters and more, in lower case: of the world, then of those who
 * write Spanish. What follows a pattern (111111, 123456, qwerty) is found without a list. A server
 * does well to refuse more of them than a phone should have to download.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  (
    'password password1 password123 passw0rd qwerty1 qwerty123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx ' +
    'qazwsx 123qwe q1w2e3r4 abc123 a12345 a123456 iloveyou letmein welcome admin123 administrator ' +
    'dragon monkey football baseball superman batman sunshine princess master shadow secret ' +
    'whatever trustno1 starwars pokemon michael jordan changeme google samsung computer ' +
    'contraseña contraseña1 contrasena contrasena1 secreto secreta hola123 hola1234 teamo123 ' +
    'teamomucho tequiero tequieromucho miamor amorcito princesa mariposa estrella corazón corazon ' +
    'bonita hermosa familia américa america chivas cruzazul barcelona realmadrid fútbol futbol ' +
    'méxico mexico mexico123 guadalupe alejandro alejandra fernando francisco sebastian santiago ' +
    'gabriela valentina daniela carlos bienvenido'
  ).split(' '),
);

/** Lines of a telephone's keys that are among the commonest codes wherever such have leaked. */
const keypadCodes: ReadonlySet<string> = new Set(
  (
    '147258 147852 159357 159753 258369 321654 357159 369258 456123 741852 753159 753951 789456 ' +
    '852963 951753 963852'
  ).split(' '),
);

/** What is gone through in order, there and back: digits, letters, the rows of a keyboard. */
const orders: readonly string[] = [
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
].flatMap((order) => [order, Array.from(order).toReversed().join('')]);

/** Pairs (112233), two halves of one digit each (111222), the same there and back (123321). */
const pairedCode = /^(?:(\d)\1(\d)\2(\d)\3|(\d)\4\4(\d)\5\5|(\d)(\d)(\d)\8\7\6)$/;

/**
 * Whether a code of six digits is one of those that are tried first: one to three digits again and
 * again, a run up or down (345678, 890123), pairs, a line of a telephone's keys, or six digits in a
 * row of the customer's own phone number. Dates of birth are let through: they are 58,650 codes, and five
 * tries find the right one only if the attacker knows the date.
 */
export function isWeakCode(code: string, phone = ''): boolean {
  const isCommon = isPattern(code) || pairedCode.test(code) || keypadCodes.has(code);
  return isCommon || readPhone(phone).includes(code);
}

/**
 * Whether a password is one of those that are tried first: a common one, the customer's own phone
 * number, one to three characters again and again, or a run up or down. Capitals make no difference.
 */
export function isWeakPassword(password: string, phone = ''): boolean {
  const text = password.normalize('NFC').toLowerCase();
  return readPhone(text) === readPhone(phone) || isPattern(text) || commonPasswords.has(text);
}

function isPattern(text: string): boolean {
  const characters = Array.from(text);
  const isRepeated = [1, 2, 3].some((length) =>
    characters.every((character, at) => character === characters[at % length]),
  );
  return isRepeated || orders.some((order) => order.includes(text));
}
