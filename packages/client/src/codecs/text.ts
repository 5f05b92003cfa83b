import type { Field } from './codec.ts';
import { badData } from './rows.ts';

/** Text that must be there and say something. */
export const text: Field<string> = {
  decode(value, where) {
    if (typeof value !== 'string' || value === '') throw badData(where, 'is not text');
    return value;
  },
};

/** Text, or null for what is not there or says nothing. */
export const optionalText: Field<string | null> = {
  decode: (value) => (typeof value === 'string' && value !== '' ? value : null),
};

/** Text of any kind, empty where there is none. */
export const anyText: Field<string> = {
  decode: (value) => (typeof value === 'string' ? value : ''),
};

/** An id, as text. A number past 2^53 − 1 has lost digits on the way and is broken. */
export const id: Field<string> = {
  decode(value, where) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
    return text.decode(value, where);
  },
};

/** The same, with null for what is not there. */
export const optionalId: Field<string | null> = {
  decode(value, where) {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
    return optionalText.decode(value, where);
  },
};

/** Yes or no, or null for anything else. */
export const optionalFlag: Field<boolean | null> = {
  decode: (value) => (typeof value === 'boolean' ? value : null),
};
