import { type Entity, type Field, at, entity, nullable } from './codec.ts';
import { optionalDecimal, wholeNumber } from './numbers.ts';
import { optionalText } from './text.ts';

/** `YYYY-MM`; null for anything else. */
const optionalMonth: Field<string | null> = {
  decode(value, where) {
    const text = optionalText.decode(value, where);
    return text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
  },
  encode: (value) => value,
};

export const statement = entity('Statement', {
  /** `YYYY-MM`; null where the upstream does not say. */
  month: at('month', optionalMonth),
  /** The balance before its first change. */
  opening: at('opening', optionalDecimal),
  /** What came to the balance, without sign. */
  income: at('income', optionalDecimal),
  /** What left it, without sign. */
  expense: at('expense', optionalDecimal),
  /** The balance after its last change. */
  closing: at('closing', optionalDecimal),
  /** How many changes it has; null where the upstream does not say. */
  count: at('count', nullable(wholeNumber)),
});

/** A month of the account. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface Statement extends Entity<typeof statement> {}
