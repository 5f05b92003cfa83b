import { codeProblems } from './codeEntry.ts';
import { limits } from './limits.ts';
import { readPhone } from './phone.ts';
import type { Problem, ProblemCode } from './problem.ts';

interface ChosenPassword {
  readonly password: string;
  readonly field: string;
  /** Problem code for an empty password. */
  readonly missing: ProblemCode;
  /** Customer's phone number; the password must differ from it. */
  readonly phone?: string | undefined;
}

/** Checks a new password: required, at least 6 code points (spec §5), not easy to guess. */
export function passwordProblems({ password, field, missing, phone }: ChosenPassword): Problem[] {
  if (password === '') return [{ code: missing, field }];
  if (Array.from(password).length < limits.passwordMinLength) {
    return [{ code: 'password-too-short', field, values: { min: limits.passwordMinLength } }];
  }
  return isWeakPassword(password, phone) ? [{ code: 'password-too-easy', field }] : [];
}

/** Strength rules of a password while it is typed. */
export interface PasswordRules {
  /** At least 6 code points (spec §5). */
  readonly isLongEnough: boolean;
  /** Long enough, but shorter than recommended. */
  readonly isShort: boolean;
  /** Not a common or predictable password; false for an empty one. */
  readonly isHardToGuess: boolean;
  /** The confirmation is equal (spec §5). */
  readonly isRepeated: boolean;
}

/** Evaluates each rule of a new password. `passwordProblems` decides if it is accepted. */
export function passwordRules(typed: {
  readonly password: string;
  readonly confirmation: string;
  readonly phone: string;
}): PasswordRules {
  const { password, confirmation, phone } = typed;
  const isThere = password !== '';
  const { length } = Array.from(password);
  const isLongEnough = length >= limits.passwordMinLength;
  return {
    isLongEnough,
    isShort: isLongEnough && length < limits.passwordRecommendedLength,
    isHardToGuess: isThere && !isWeakPassword(password, phone),
    isRepeated: isThere && isSameSecret(confirmation, password),
  };
}

/** Checks a repeated secret: required, equal to the first (spec §5). */
export function confirmationProblems(
  secret: string,
  confirmation: string,
  differing: ProblemCode = 'passwords-do-not-match',
): Problem[] {
  const field = 'confirmation';
  if (confirmation === '') return [{ code: 'confirmation-required', field }];
  return isSameSecret(confirmation, secret) ? [] : [{ code: differing, field }];
}

/** Compares what a reader sees, because keyboards write «ñ» as one code point or as two. */
function isSameSecret(a: string, b: string): boolean {
  return a.normalize('NFC') === b.normalize('NFC');
}

/** Checks a new transaction code: 6 digits, not easy to guess. */
export function newCodeProblems(code: string, field: string, phone?: string): Problem[] {
  const problems = codeProblems(code, field);
  if (problems.length > 0) return problems;
  return isWeakCode(code, phone) ? [{ code: 'new-code-too-easy', field }] : [];
}

/**
 * Common passwords of at least six characters, lower case: international, then Spanish. Patterns
 * (111111, 123456, qwerty) need no list. The list is short, because a long one is too large a
 * download for a phone; servers should refuse more passwords.
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

/** Keypad lines that are common in leaked codes. */
const keypadCodes: ReadonlySet<string> = new Set(
  (
    '147258 147852 159357 159753 258369 321654 357159 369258 456123 741852 753159 753951 789456 ' +
    '852963 951753 963852'
  ).split(' '),
);

/** Sequences in both directions: digits, letters, keyboard rows. */
const orders: readonly string[] = [
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
].flatMap((order) => [order, Array.from(order).reverse().join('')]);

/** Pairs (112233), two triples (111222), mirrored digits (123321). */
const pairedCode = /^(?:(\d)\1(\d)\2(\d)\3|(\d)\4\4(\d)\5\5|(\d)(\d)(\d)\8\7\6)$/;

/**
 * Checks if a six-digit code is easy to guess: repetitions, runs (345678, 890123), pairs, keypad
 * lines, or six digits of the phone number. Dates of birth are accepted, because there are 58,650
 * of them (day and month in either order, then the year) and an attacker has five tries.
 */
export function isWeakCode(code: string, phone = ''): boolean {
  const isCommon = isPattern(code) || pairedCode.test(code) || keypadCodes.has(code);
  return isCommon || readPhone(phone).includes(code);
}

/**
 * Checks if a password is easy to guess: common, the phone number, a repetition or a run. Ignores
 * case.
 */
export function isWeakPassword(password: string, phone = ''): boolean {
  const text = password.normalize('NFC').toLowerCase();
  return readPhone(text) === readPhone(phone) || isPattern(text) || commonPasswords.has(text);
}

function isPattern(text: string): boolean {
  const characters = Array.from(text);
  const longestUnit = Math.max(3, Math.floor(characters.length / 2));
  const isRepeated = Array.from({ length: longestUnit }, (_, index) => index + 1).some((length) =>
    characters.every((character, at) => character === characters[at % length]),
  );
  return isRepeated || orders.some((order) => order.includes(text));
}
