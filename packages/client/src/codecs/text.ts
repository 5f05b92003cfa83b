import { type Field, or } from './codec.ts';
import { badData } from './rows.ts';

/** Text, or null for what is not there or says nothing. A number is read as its digits. */
export const optionalText: Field<string | null> = {
  decode(value) {
    if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
    return typeof value === 'string' && value !== '' ? value : null;
  },
};

/** Text that must be there and say something. */
export const text: Field<string> = {
  decode(value, where) {
    const read = optionalText.decode(value, where);
    if (read === null) throw badData(where, 'is not text');
    return read;
  },
};

/** What something is called; «—» where the upstream does not say. */
export const nameText = or(optionalText, '—');

/** Text of any kind, empty where there is none. */
export const anyText = or(optionalText, '');

/** An id as text; null where it is absent, or a number past 2^53 − 1, which has lost digits in JSON. */
export const optionalId: Field<string | null> = {
  decode(value, where) {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
    return optionalText.decode(value, where);
  },
};

const yes: ReadonlySet<string> = new Set(['true', '1', 'y', 'yes']);
const no: ReadonlySet<string> = new Set(['false', '0', 'n', 'no']);

/** Yes or no, as a boolean, a number or text; null for anything else. */
export const optionalFlag: Field<boolean | null> = {
  decode(value) {
    if (!['boolean', 'number', 'string'].includes(typeof value)) return null;
    const said = String(value).trim().toLowerCase();
    if (yes.has(said)) return true;
    return no.has(said) ? false : null;
  },
};
