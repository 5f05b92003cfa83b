import { type Entity, at, entity, listOf, nullable } from './codec.ts';
import { decimal, optionalDecimal, wholeFromOne, wholeNumber } from './numbers.ts';
import { anyText, nameText, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

const subject = {
  /** A sale of a lot, or a paid-out fund; null for an unknown word. */
  kind: at('kind', optionalOneOf('sale', 'fund')),
  /** Code of the instrument or fund series. */
  symbol: at('tag', optionalText),
  /** Name of the instrument or fund. */
  name: at('name', nameText),
  /** Market tag; empty for a fund or where unknown. */
  market: at('type', anyText),
};

const figures = {
  /** Purchase cost without fees. */
  cost: at('cost', optionalDecimal),
  /** Sale proceeds without fees. */
  proceeds: at('proceeds', optionalDecimal),
  /** Purchase and sale fees. */
  fees: at('fees', optionalDecimal),
  /** Proceeds minus cost and fees; negative for a loss. */
  gain: at('gain', optionalDecimal),
};

export const gainYear = entity('GainYear', {
  /** Calendar year in Mexico City. */
  year: at('year', nullable(wholeNumber)),
  ...figures,
  /** Gain of each month, January first; null where unknown. */
  months: at('months', nullable(listOf(decimal))),
});

/**
 * Gains of one year. Amounts are decimal text in US dollars: `cost` and `proceeds` without `fees`,
 * and `gain`, which is proceeds minus cost and fees.
 */
export interface GainYear extends Entity<typeof gainYear> {}

export const instrumentGain = entity('InstrumentGain', {
  ...subject,
  /** Number of sales or paid-out funds. */
  sales: at('sales', nullable(wholeNumber)),
  ...figures,
});

/**
 * Gains of one instrument or fund series. `kind` is a sale of a lot or a paid-out fund, `symbol` the
 * code of the instrument or fund series, `name` its name, `market` its market tag. Amounts are
 * decimal text in US dollars: `cost` and `proceeds` without `fees`, and `gain`, which is proceeds
 * minus cost and fees.
 */
export interface InstrumentGain extends Entity<typeof instrumentGain> {}

export const gainRecord = entity('GainRecord', {
  ...subject,
  /** Order number of the sale or participation. */
  orderNumber: at('no', optionalId),
  /** Sold quantity; null for a fund. */
  quantity: at('count', wholeFromOne),
  ...figures,
  /** Time of sale or payout, epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/**
 * Gain of one sale or paid-out fund. `kind` is a sale of a lot or a paid-out fund, `symbol` the
 * code of the instrument or fund series, `name` its name, `market` its market tag. Amounts are
 * decimal text in US dollars: `cost` and `proceeds` without `fees`, and `gain`, which is proceeds
 * minus cost and fees.
 */
export interface GainRecord extends Entity<typeof gainRecord> {}
