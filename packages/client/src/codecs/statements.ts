import { type Entity, type Field, at, entity, nullable } from './codec.ts';
import { optionalDecimal, unsigned, wholeNumber } from './numbers.ts';
import { optionalText } from './text.ts';

/** `YYYY-MM`; null for anything else. */
const optionalMonth: Field<string | null> = {
  decode(value, path) {
    const text = optionalText.decode(value, path);
    return text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
  },
  encode: (value) => value,
};

export const statement = entity('Statement', {
  month: at('month', optionalMonth),
  /** Balance before the first change. */
  opening: at('opening', optionalDecimal),
  /** Unsigned. */
  income: at('income', optionalDecimal),
  /** Unsigned. */
  expense: at('expense', unsigned),
  /** Balance after the last change. */
  closing: at('closing', optionalDecimal),
  /** Number of changes. */
  count: at('count', nullable(wholeNumber)),
});

/** A monthly statement (`month` is `YYYY-MM`). Amounts are decimal text in US dollars. */
export interface Statement extends Entity<typeof statement> {}
