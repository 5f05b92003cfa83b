import { type Field, withDefault } from './codec.ts';
import { badData } from './rows.ts';

/** Text or the digits of a number; null for absent or empty text. */
export const optionalText: Field<string | null> = {
  decode(value) {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
    return typeof value === 'string' && value !== '' ? value : null;
  },
};

/** Required, non-empty text. */
export const text: Field<string> = {
  decode(value, path) {
    const read = optionalText.decode(value, path);
    if (read === null) throw badData(path, 'is not text');
    return read;
  },
};

/** A name; «—» where absent. */
export const nameText = withDefault(optionalText, '—');

/** Text; empty where absent. */
export const anyText = withDefault(optionalText, '');

/** An `https` address; null for any other. */
export const optionalLink: Field<string | null> = {
  decode(value) {
    return typeof value === 'string' && /^https:\/\/[^\s/]+\S*$/i.test(value) ? value : null;
  },
};

/**
 * An id as text; null where absent, and for a number above 2^53 − 1, because JavaScript rounds such
 * a number to another id.
 */
export const optionalId: Field<string | null> = {
  decode(value, path) {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
    return optionalText.decode(value, path);
  },
};

const yes: ReadonlySet<string> = new Set(['true', '1', 'y', 'yes']);
const no: ReadonlySet<string> = new Set(['false', '0', 'n', 'no']);

/** A boolean from a boolean, number or word; null for anything else. */
export const optionalFlag: Field<boolean | null> = {
  decode(value) {
    if (!['boolean', 'number', 'string'].includes(typeof value)) return null;
    const word = String(value).trim().toLowerCase();
    if (yes.has(word)) return true;
    return no.has(word) ? false : null;
  },
};
