import bs58check from 'bs58check';
import { clabe } from 'clabe-validator';
import { clabeProblem, readClabe } from './clabe.ts';
import { limits } from './limits.ts';
import { nameText, plainText, withoutLabel } from './plainText.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** A card as typed. `trc20` is an address on TRON and uses `account` only. */
export interface CardInput {
  readonly kind: 'bank' | 'trc20';
  readonly bankName: string;
  /** CLABE or address. */
  readonly account: string;
  readonly holder: string;
  /** Stored account of the card that is being changed. An `account` equal to it is not checked. */
  readonly storedAccount?: string;
}

/**
 * Checks a card (spec §5): required fields, the CLABE's check digit, the address's checksum. Skips
 * an unchanged stored account, which may be masked or of another kind. Returns at most one problem
 * per field, in form order.
 */
export function checkCard({
  kind,
  bankName,
  account,
  holder,
  storedAccount,
}: CardInput): Problem[] {
  const isStored = account !== '' && account === storedAccount;
  const accountProblems = (problem: ProblemCode | null) =>
    isStored ? [] : problemsOf('account', problem);
  if (kind === 'trc20') return accountProblems(addressProblem(readTronAddress(account)));
  return [
    ...accountProblems(clabeProblem(readClabe(account))),
    ...textProblems('bankName', bankName),
    ...textProblems('holder', holder),
  ];
}

/** Normalises a card for sending: trims text, removes separators and empties unused fields. */
export function readCard<Input extends CardInput>(input: Input): Input {
  const { kind, account, storedAccount } = input;
  const isStored = account === storedAccount;
  if (kind === 'trc20') {
    const address = isStored ? account : readTronAddress(account);
    return { ...input, bankName: '', account: address, holder: '' };
  }
  return {
    ...input,
    bankName: nameText(input.bankName),
    account: isStored ? account : readClabe(account),
    holder: nameText(input.holder),
  };
}

function addressProblem(address: string): ProblemCode | null {
  if (address === '') return 'field-required';
  if (!hasTronShape(address)) return 'address-format';
  const account = tronAccountOf(address);
  if (account === null) return 'address-checksum';
  return hasNoOwner(address, account) ? 'address-of-nobody' : null;
}

function textProblems(field: string, text: string): Problem[] {
  const max = limits.cardTextLength;
  const typed = nameText(text);
  if (typed === '') return problemsOf(field, 'field-required');
  return Array.from(typed).length > max ? [{ code: 'text-too-long', field, values: { max } }] : [];
}

function problemsOf(field: string, code: ProblemCode | null): Problem[] {
  return code === null ? [] : [{ code, field }];
}

/** The bank name that the validator returns for an unknown bank code. */
const noName = 'N/A';

/**
 * Names that customers use, by the first three digits of the CLABE; the library has legal names.
 */
const commonBankNames: Readonly<Record<string, string>> = {
  '002': 'Banamex',
  '012': 'BBVA',
  '014': 'Santander',
  '021': 'HSBC',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '072': 'Banorte',
  '638': 'Nu',
  '646': 'STP',
  '661': 'Klar',
};

/** Returns the bank of a valid CLABE; null for an invalid CLABE or an unknown bank. */
export function bankOfClabe(text: string): string | null {
  const digits = readClabe(text);
  const { valid, bank } = clabe.validate(digits);
  if (!valid.format || bank === noName) return null;
  return commonBankNames[digits.slice(0, 3)] ?? bank;
}

/** First byte of every account on TRON's main network; in Base58 the text then begins with T. */
const mainNetwork = 0x41;

/**
 * Length of the network byte and the account hash. Decoding removes the four bytes of the checksum.
 */
const payloadBytes = 21;

function readTronAddress(text: string): string {
  return withoutLabel(plainText(text)).replaceAll(/\s/g, '');
}

/** 34 characters of the Base58 alphabet, which has no 0, O, I or l. */
function hasTronShape(address: string): boolean {
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
}

/** Returns the account's hash; null for a wrong length, network or checksum. */
function tronAccountOf(address: string): Uint8Array | null {
  const payload = bs58check.decodeUnsafe(address);
  const isRight = payload?.length === payloadBytes && payload[0] === mainNetwork;
  return isRight ? payload.subarray(1) : null;
}

/** TRON's account for burnt coins. */
const blackHole = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';

/** Number of leading bytes of a hash that are never all equal by chance. */
const patternBytes = 12;

/** Checks for an address for which no key exists, such as account 0: money sent there is lost. */
function hasNoOwner(address: string, account: Uint8Array): boolean {
  return address === blackHole || new Set(account.subarray(0, patternBytes)).size === 1;
}
