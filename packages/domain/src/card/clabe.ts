import { clabe } from 'clabe-validator';

/** What may stand between the digits of a number that was copied from elsewhere. */
const separators = /[\s-]/g;

/** What the list of banks says of a code that belongs to none. */
const noName = 'N/A';

/** The digits of a CLABE as typed: without the spaces and hyphens that bank statements print. */
export function readClabe(text: string): string {
  return text.replaceAll(separators, '');
}

export function hasClabeShape(number: string): boolean {
  return /^[0-9]{18}$/.test(number);
}

/**
 * Whether the last digit of 18 is the check digit of the others. Which banks there are changes more
 * often than any list of them: an unknown one is no reason to refuse.
 */
export function hasClabeCheckDigit(number: string): boolean {
  return clabe.validate(number).valid.format;
}

/** The bank that a whole and right CLABE names; null where it is none, or its bank is not known. */
export function bankOfClabe(text: string): string | null {
  const { valid, bank } = clabe.validate(readClabe(text));
  return valid.format && bank !== noName ? bank : null;
}
