import { type Entity, at, entity, nullable } from './codec.ts';
import { optionalDecimal, wholeFromOne, wholeNumber } from './numbers.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

export const gainYear = entity('GainYear', {
  /** A calendar year of Mexico City; null where the upstream does not say. */
  year: at('year', nullable(wholeNumber)),
  /** What was paid for what was sold, or paid in, without fees. */
  cost: at('cost', optionalDecimal),
  /** What it brought, without fees. */
  proceeds: at('proceeds', optionalDecimal),
  /** The fees of buying and of selling. */
  fees: at('fees', optionalDecimal),
  /** The proceeds less cost and fees; below zero for a loss. */
  gain: at('gain', optionalDecimal),
});

/** What was earned in a year. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface GainYear extends Entity<typeof gainYear> {}

export const instrumentGain = entity('InstrumentGain', {
  /** A sale of a lot, or a fund that was paid out; null for any other word. */
  kind: at('kind', optionalOneOf('sale', 'fund')),
  /** Code of the instrument, or of the series of the fund. */
  symbol: at('tag', optionalText),
  /** Of the instrument or the fund. */
  name: at('name', nameText),
  /** The tag of its market; empty where the upstream does not say, and for a fund. */
  market: at('type', anyText),
  /** How many sales, or funds that were paid out. */
  sales: at('sales', nullable(wholeNumber)),
  /** What was paid for what was sold, or paid in, without fees. */
  cost: at('cost', optionalDecimal),
  /** What it brought, without fees. */
  proceeds: at('proceeds', optionalDecimal),
  /** The fees of buying and of selling. */
  fees: at('fees', optionalDecimal),
  /** The proceeds less cost and fees; below zero for a loss. */
  gain: at('gain', optionalDecimal),
});

/** What was earned by one instrument. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface InstrumentGain extends Entity<typeof instrumentGain> {}

export const gainRecord = entity('GainRecord', {
  /** A sale of a lot, or a fund that was paid out; null for any other word. */
  kind: at('kind', optionalOneOf('sale', 'fund')),
  /** Code of the instrument, or of the series of the fund. */
  symbol: at('tag', optionalText),
  /** Of the instrument or the fund. */
  name: at('name', nameText),
  /** The tag of its market; empty where the upstream does not say, and for a fund. */
  market: at('type', anyText),
  /** Of the sale, or of the participation in a fund. */
  orderNumber: at('no', optionalId),
  /** How many were sold; null for a fund. */
  quantity: at('count', wholeFromOne),
  /** What was paid for what was sold, or paid in, without fees. */
  cost: at('cost', optionalDecimal),
  /** What it brought, without fees. */
  proceeds: at('proceeds', optionalDecimal),
  /** The fees of buying and of selling. */
  fees: at('fees', optionalDecimal),
  /** The proceeds less cost and fees; below zero for a loss. */
  gain: at('gain', optionalDecimal),
  /** When it was sold or paid out, epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/** What was earned by one sale. Amounts are decimal text in US dollars; null for what the upstream does not say. */
export interface GainRecord extends Entity<typeof gainRecord> {}
