import bs58check from 'bs58check';
import { clabe } from 'clabe-validator';
import { limits } from './limits.ts';
import type { Problem, ProblemCode } from './problem.ts';

/** What is entered of a card, as typed. `trc20` is an address on TRON; of it only `account` is used. */
export interface CardInput {
  readonly kind: 'bank' | 'trc20';
  readonly bankName: string;
  /** A CLABE, or the address. */
  readonly account: string;
  readonly holder: string;
  /** Of a card that is changed, the number that the operator has; left as it is, it is not checked. */
  readonly storedAccount?: string;
}

/**
 * Checks a card (spec §5): every field that its kind uses is filled in, the CLABE's check digit or
 * the address's checksum is right. What an operator has stored may be otherwise: masked, or a number of
 * another kind. At most one problem to a field, in the form's order.
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

/** The card as it is sent and kept: what was typed around it taken off, unused fields empty. */
export function readCard<Input extends CardInput>(input: Input): Input {
  const { kind, account, storedAccount } = input;
  const isStored = account === storedAccount;
  if (kind === 'trc20') {
    const address = isStored ? account : readTronAddress(account);
    return { ...input, bankName: '', account: address, holder: '' };
  }
  return {
    ...input,
    bankName: input.bankName.trim(),
    account: isStored ? account : readClabe(account),
    holder: input.holder.trim(),
  };
}

function clabeProblem(number: string): ProblemCode | null {
  if (number === '') return 'field-required';
  if (!hasClabeShape(number)) return 'clabe-format';
  return hasClabeCheckDigit(number) ? null : 'clabe-check-digit';
}

function addressProblem(address: string): ProblemCode | null {
  if (address === '') return 'field-required';
  if (!hasTronShape(address)) return 'address-format';
  return isTronAddress(address) ? null : 'address-checksum';
}

function textProblems(field: string, text: string): Problem[] {
  const max = limits.cardTextLength;
  if (text.trim() === '') return problemsOf(field, 'field-required');
  return Array.from(text.trim()).length > max
    ? [{ code: 'text-too-long', field, values: { max } }]
    : [];
}

function problemsOf(field: string, code: ProblemCode | null): Problem[] {
  return code === null ? [] : [{ code, field }];
}

/** Characters between the digits of a pasted number. */
const separators = /[\s-]/g;

/** What the list of banks says of a code that belongs to none. */
const noName = 'N/A';

/** The digits of a CLABE as typed: without the spaces and hyphens that bank statements print. */
function readClabe(text: string): string {
  return text.replaceAll(separators, '');
}

function hasClabeShape(number: string): boolean {
  return /^[0-9]{18}$/.test(number);
}

/**
 * Whether the last digit of 18 is the check digit of the others. Which banks there are changes more
 * often than any list of them: an unknown one is not a reason to refuse.
 */
function hasClabeCheckDigit(number: string): boolean {
  return clabe.validate(number).valid.format;
}

/** The bank of a complete and valid CLABE; null where it is invalid or its bank is not known. */
export function bankOfClabe(text: string): string | null {
  const { valid, bank } = clabe.validate(readClabe(text));
  return valid.format && bank !== noName ? bank : null;
}

/** The first byte of every account on TRON's main network; it makes the text begin with T. */
const mainNetwork = 0x41;

/** That byte and the account's hash; the checksum, four more bytes of the text, is taken off. */
const payloadBytes = 21;

/** An address as typed, without the spaces and line breaks that come along when it is pasted. */
function readTronAddress(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** 34 characters of the Base58 alphabet, which has no 0, O, I or l. */
function hasTronShape(address: string): boolean {
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
}

/** Whether the address is one, down to its checksum: a single wrong character shows. */
function isTronAddress(address: string): boolean {
  const payload = bs58check.decodeUnsafe(address);
  return payload?.length === payloadBytes && payload[0] === mainNetwork;
}
