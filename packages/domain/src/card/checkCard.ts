import { limits } from '../constants/limits.ts';
import type { Problem, ProblemCode } from '../problem/index.ts';
import { hasClabeCheckDigit, hasClabeShape, readClabe } from './clabe.ts';
import { hasTronShape, isTronAddress, readTronAddress } from './tronAddress.ts';

/** What is entered of a card, as typed. `trc20` is an address on TRON; of it only `account` is used. */
export interface CardInput {
  readonly kind: 'bank' | 'trc20';
  readonly bankName: string;
  /** A CLABE, or the address. */
  readonly account: string;
  readonly holder: string;
}

/**
 * Checks a card (spec §5): every field that its kind uses is filled in, the CLABE's check digit or
 * the address's checksum is right. At most one problem to a field, in the form's order.
 */
export function checkCard({ kind, bankName, account, holder }: CardInput): Problem[] {
  if (kind === 'trc20') return problemsOf('account', addressProblem(readTronAddress(account)));
  return [
    ...problemsOf('account', clabeProblem(readClabe(account))),
    ...textProblems('bankName', bankName),
    ...textProblems('holder', holder),
  ];
}

/** The card as it is sent and kept: what was typed around it taken off, unused fields empty. */
export function readCard<Input extends CardInput>(input: Input): Input {
  if (input.kind === 'trc20') {
    return { ...input, bankName: '', account: readTronAddress(input.account), holder: '' };
  }
  return {
    ...input,
    bankName: input.bankName.trim(),
    account: readClabe(input.account),
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
