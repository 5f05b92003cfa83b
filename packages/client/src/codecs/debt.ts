import { type Entity, at, entity } from './codec.ts';
import { listedFields, type Stock } from './markets.ts';
import { optionalDecimal, positive, wholeFromOne } from './numbers.ts';
import { optionalText } from './text.ts';

const ownFields = {
  /** Who owes it; null where the upstream does not say. What one issuer owes makes one yield curve. */
  issuer: at('issuer', optionalText),
  /** What it earns at its price until it is due, in percent a year; null where it is not said, as are the next two. */
  yieldPercent: at('yield', optionalDecimal),
  /** In how many days it is due. */
  termDays: at('term_days', wholeFromOne),
  /** What is paid for one unit until it is due, US dollars: its face value and all interest to come. */
  paidUntilDue: at('paid_until_due', positive),
} as const;

const own = entity('Stock', ownFields);

export const debt = entity('Stock', { ...listedFields, ...ownFields });

/** Treasury debt in its list. Prices are decimal text in US dollars. */
export interface Debt extends Stock, Entity<typeof own> {}
