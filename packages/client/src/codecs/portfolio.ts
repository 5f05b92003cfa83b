import { type DecimalText } from '@corro/domain';
import { type Entity, type Field, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import { isRow, toList } from './rows.ts';
import { optionalTime } from './times.ts';

/** Portfolio value at a moment; decimal text in US dollars. */
export interface PortfolioPoint {
  /** Epoch milliseconds. */
  at: number;
  /** Assets minus loans. */
  value: DecimalText;
  /** Deposits minus withdrawals since the account was opened, without loans. */
  flows: DecimalText;
  /** Trading fees since the account was opened; null where the upstream does not send them. */
  fees: DecimalText | null;
  /** Interest on loans since the account was opened; null where the upstream does not send it. */
  interest: DecimalText | null;
}

const portfolioPoint = entity('PortfolioPoint', {
  at: at('time', optionalTime),
  value: at('value', optionalDecimal),
  flows: at('flows', optionalDecimal),
  fees: at('fees', optionalDecimal),
  interest: at('interest', optionalDecimal),
});

/** Decodes the points, oldest first, and omits incomplete rows. */
const points: Field<PortfolioPoint[]> = {
  decode: (rows) =>
    (toList(rows) ?? []).flatMap((row: unknown) => toPoint(row) ?? []).sort((a, b) => a.at - b.at),
  encode: (values) => values.map((value) => portfolioPoint.encode(value)),
};

function toPoint(row: unknown): PortfolioPoint | null {
  const { at: moment, value, flows, ...costs } = portfolioPoint.decode(isRow(row) ? row : {});
  if (moment === null || value === null || flows === null) return null;
  return { at: moment, value, flows, ...costs };
}

const portfolioParts = entity('PortfolioParts', {
  /** Available balance. */
  cash: at('cash', optionalDecimal),
  /** Market value of shares. */
  stock: at('stock', optionalDecimal),
  /** Market value of currencies. */
  forex: at('forex', optionalDecimal),
  /** Market value of futures. */
  futures: at('futures', optionalDecimal),
  /** Market value of treasury debt. */
  treasury: at('treasury', optionalDecimal),
  /** Value of funds. */
  funds: at('funds', optionalDecimal),
  /** Amount set aside for pending applications and withdrawals. */
  held: at('held', optionalDecimal),
  /** Debt on loans, positive. */
  loan: at('loan', optionalDecimal),
});

/**
 * Current composition of a portfolio in decimal US dollars. The sum of all other members minus
 * `loan` equals the value of the last point.
 */
export interface PortfolioParts extends Entity<typeof portfolioParts> {}

const parts: Field<PortfolioParts> = {
  decode: (value) => portfolioParts.decode(isRow(value) ? value : {}),
  encode: (value) => portfolioParts.encode(value),
};

export const portfolio = entity('Portfolio', {
  /** Oldest first; the last point is the current value. */
  points: at('list', points),
  /** Current composition. */
  parts: at('parts', parts),
});

/** Portfolio value over a range. */
export interface Portfolio extends Entity<typeof portfolio> {}
