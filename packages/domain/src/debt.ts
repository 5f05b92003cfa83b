import type { DecimalText } from './decimal.ts';
import { compare, multiply, roundToCents, subtract } from './money.ts';

/** Treasury debt as far as its yield goes; null for what the upstream does not say. */
export interface DebtOnCurve {
  /** The code. */
  readonly symbol: string | null;
  readonly issuer: string | null;
  /** Percent a year until it is due. */
  readonly yieldPercent: DecimalText | null;
  readonly termDays: number | null;
}

/** A point of a yield curve. */
export interface CurvePoint {
  readonly symbol: string;
  readonly yieldPercent: DecimalText;
  readonly termDays: number;
  /** Where it is drawn, 0 to 1: by the logarithm of its term, since short terms are many and close together. */
  readonly at: number;
}

/** The yields of what one issuer owes, by their terms. */
export interface YieldCurve {
  /** Null where the upstream does not say. */
  readonly issuer: string | null;
  /** Shortest term first; two or more. */
  readonly points: readonly CurvePoint[];
}

/** What can be told apart on a phone: curves to choose from, and points of one. */
const [mostCurves, mostPoints] = [5, 30];

type KnownDebt = Omit<CurvePoint, 'at'>;

/**
 * The yield curves of a list of debt, one for each issuer, in the order of the list. What lacks a figure is left out;
 * so is what cannot be told apart from its neighbours, but for the symbol to `keep`, whose curve comes first.
 */
export function yieldCurves(
  list: readonly DebtOnCurve[],
  keep: string | null = null,
): readonly YieldCurve[] {
  const byIssuer = Map.groupBy(list, ({ issuer }) => issuer);
  const curves = [...byIssuer].flatMap(([issuer, debts]) => {
    const known = debts
      .flatMap(({ symbol, yieldPercent, termDays }): KnownDebt[] =>
        symbol === null || yieldPercent === null || termDays === null || termDays <= 0
          ? []
          : [{ symbol, yieldPercent, termDays }],
      )
      .toSorted((one, other) => one.termDays - other.termDays);
    const points = curveThrough(thinned(known, keep));
    return points === null ? [] : [{ issuer, points }];
  });
  const isKept = ({ points }: YieldCurve) => points.some(({ symbol }) => symbol === keep);
  return curves
    .toSorted((one, other) => Number(isKept(other)) - Number(isKept(one)))
    .slice(0, mostCurves);
}

/** Null for fewer than two terms. */
function curveThrough(debts: readonly KnownDebt[]): readonly CurvePoint[] | null {
  const [first, last] = [debts.at(0), debts.at(-1)];
  if (first === undefined || last === undefined || first.termDays === last.termDays) return null;
  const from = Math.log(first.termDays);
  const span = Math.log(last.termDays) - from;
  return debts.map((one) => ({ ...one, at: (Math.log(one.termDays) - from) / span }));
}

/** The first, the last, and evenly many between them. */
function thinned(debts: readonly KnownDebt[], keep: string | null): readonly KnownDebt[] {
  if (debts.length <= mostPoints) return debts;
  const step = (debts.length - 1) / (mostPoints - 1);
  const places = new Set(Array.from({ length: mostPoints }, (_, at) => Math.round(at * step)));
  return debts.filter(({ symbol }, at) => places.has(at) || symbol === keep);
}

/** A term as it is put into words. */
export interface DebtTerm {
  readonly unit: 'day' | 'month' | 'year';
  readonly count: number;
}

/** Under 30 days in days, under two years in months of 30 days, else in years of 365 days; to the nearest. */
export function debtTerm(days: number): DebtTerm {
  if (days < 30) return { unit: 'day', count: days };
  if (days < 720) return { unit: 'month', count: Math.round(days / 30) };
  return { unit: 'year', count: Math.round(days / 365) };
}

/**
 * What debt earns in dollars until it is due, to the cent: what is paid until then less what it costs now.
 * Null where one of them is not known, or it is sold for more than it pays.
 */
export function debtInterest(
  price: DecimalText | null,
  paidUntilDue: DecimalText | null,
  quantity = 1,
): DecimalText | null {
  if (price === null || paidUntilDue === null || compare(paidUntilDue, price) < 0) return null;
  return roundToCents(multiply(subtract(paidUntilDue, price), String(quantity)));
}
