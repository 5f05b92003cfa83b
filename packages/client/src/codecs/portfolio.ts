import { type DecimalText } from '@corro/domain';
import { type Entity, type Field, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import { isRow } from './rows.ts';
import { optionalTime } from './times.ts';

/** What a portfolio was worth at a moment; amounts are decimal text in US dollars. */
export interface PortfolioPoint {
  /** Epoch milliseconds. */
  at: number;
  /** All that the customer has, less what is owed on loans. */
  value: DecimalText;
  /** What the customer has brought in since the account was opened, less what was taken out; no loan. */
  flows: DecimalText;
}

const portfolioPoint = entity('PortfolioPoint', {
  at: at('time', optionalTime),
  value: at('value', optionalDecimal),
  flows: at('flows', optionalDecimal),
});

/** Oldest first. A row that lacks something says nothing of a gain, and is left out. */
const points: Field<PortfolioPoint[]> = {
  decode: (rows) =>
    (Array.isArray(rows) ? rows : [])
      .flatMap((row: unknown) => toPoint(row) ?? [])
      .toSorted((one, other) => one.at - other.at),
  encode: (values) => values.map((value) => portfolioPoint.encode(value)),
};

function toPoint(row: unknown): PortfolioPoint | null {
  const { at: moment, value, flows } = portfolioPoint.decode(isRow(row) ? row : {});
  if (moment === null || value === null || flows === null) return null;
  return { at: moment, value, flows };
}

const portfolioParts = entity('PortfolioParts', {
  /** What can be spent. */
  cash: at('cash', optionalDecimal),
  /** Shares that are held, at the price of now; so are the next three. */
  stock: at('stock', optionalDecimal),
  /** Currencies. */
  forex: at('forex', optionalDecimal),
  /** Futures. */
  futures: at('futures', optionalDecimal),
  /** Treasury debt. */
  treasury: at('treasury', optionalDecimal),
  /** What is in funds. */
  funds: at('funds', optionalDecimal),
  /** What is set aside for applications and withdrawals that are not decided yet. */
  held: at('held', optionalDecimal),
  /** What is owed on loans, above zero. */
  loan: at('loan', optionalDecimal),
});

/**
 * What a portfolio is made of now: all of it, less the loan, is the value of the last point. Decimal text in US
 * dollars; null for what the upstream does not say.
 */
export interface PortfolioParts extends Entity<typeof portfolioParts> {}

const parts: Field<PortfolioParts> = {
  decode: (value) => portfolioParts.decode(isRow(value) ? value : {}),
  encode: (value) => portfolioParts.encode(value),
};

export const portfolio = entity('Portfolio', {
  /** Oldest first, the last one now; none where the upstream does not send any that can be read. */
  points: at('list', points),
  /** What it is made of now. */
  parts: at('parts', parts),
});

/** What a portfolio was worth over a range, and what it is made of now. */
export interface Portfolio extends Entity<typeof portfolio> {}
