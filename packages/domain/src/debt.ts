import type { DecimalText } from './decimal.ts';
import { compare, multiply, roundToCents, subtract } from './money.ts';

/** Figures of treasury debt that a yield curve uses. */
export interface DebtOnCurve {
  readonly symbol: string | null;
  readonly issuer: string | null;
  /** Annual yield to maturity, percent. */
  readonly yieldPercent: DecimalText | null;
  readonly termDays: number | null;
}

export interface CurvePoint {
  readonly symbol: string;
  readonly yieldPercent: DecimalText;
  readonly termDays: number;
  /**
   * Position from 0 to 1 on an axis of terms; logarithmic, because short terms would lie close
   * together on a linear axis.
   */
  readonly at: number;
}

/** The yields of one issuer by term. */
export interface YieldCurve {
  readonly issuer: string | null;
  /** Shortest term first; at least two. */
  readonly points: readonly CurvePoint[];
}

/** Maximum numbers of curves and points that a reader can tell apart on a phone. */
const [maxCurves, maxPoints] = [5, 30];

type KnownDebt = Omit<CurvePoint, 'at'>;

/**
 * Returns one yield curve per issuer, in list order, at most five. Omits debt that lacks a figure,
 * and issuers with fewer than two terms. Thins a curve to 30 points, but keeps the debt with the
 * symbol `alwaysShown`; its curve is first.
 */
export function yieldCurves(
  list: readonly DebtOnCurve[],
  alwaysShown: string | null = null,
): readonly YieldCurve[] {
  const byIssuer = new Map<string | null, DebtOnCurve[]>();
  for (const debt of list) {
    const debts = byIssuer.get(debt.issuer);
    if (debts === undefined) byIssuer.set(debt.issuer, [debt]);
    else debts.push(debt);
  }
  const curves = [...byIssuer].flatMap(([issuer, debts]) => {
    const knownDebts = debts
      .flatMap(({ symbol, yieldPercent, termDays }): KnownDebt[] =>
        symbol === null || yieldPercent === null || termDays === null || termDays <= 0
          ? []
          : [{ symbol, yieldPercent, termDays }],
      )
      .sort((a, b) => a.termDays - b.termDays);
    const points = curveThrough(thinDebts(knownDebts, alwaysShown));
    return points === null ? [] : [{ issuer, points }];
  });
  const isOfShown = ({ points }: YieldCurve) => points.some(({ symbol }) => symbol === alwaysShown);
  return curves.sort((a, b) => Number(isOfShown(b)) - Number(isOfShown(a))).slice(0, maxCurves);
}

/** Returns the points of a curve, shortest term first; null for fewer than two terms. */
function curveThrough(debts: readonly KnownDebt[]): readonly CurvePoint[] | null {
  const [first, last] = [debts.at(0), debts.at(-1)];
  if (first === undefined || last === undefined || first.termDays === last.termDays) return null;
  const from = Math.log(first.termDays);
  const span = Math.log(last.termDays) - from;
  return debts.map((debt) => ({ ...debt, at: (Math.log(debt.termDays) - from) / span }));
}

/** Keeps the first, the last and evenly spaced debts between them. */
function thinDebts(debts: readonly KnownDebt[], alwaysShown: string | null): readonly KnownDebt[] {
  if (debts.length <= maxPoints) return debts;
  const step = (debts.length - 1) / (maxPoints - 1);
  const places = new Set(Array.from({ length: maxPoints }, (_, at) => Math.round(at * step)));
  return debts.filter(({ symbol }, at) => places.has(at) || symbol === alwaysShown);
}

/**
 * True if the price is the yield itself: some upstreams quote a note by its yield and send no price.
 */
export function isPricedByYield(
  price: DecimalText | null,
  yieldPercent: DecimalText | null,
): boolean {
  return price !== null && yieldPercent !== null && compare(price, yieldPercent) === 0;
}

export interface DebtTerm {
  readonly unit: 'day' | 'month' | 'year';
  readonly count: number;
}

/**
 * Converts a term, rounded: below 30 days to days, below 720 to months of 30 days, else to years of
 * 365 days.
 */
export function debtTerm(days: number): DebtTerm {
  if (days < 30) return { unit: 'day', count: days };
  if (days < 720) return { unit: 'month', count: Math.round(days / 30) };
  return { unit: 'year', count: Math.round(days / 365) };
}

/**
 * Interest to maturity in US dollars, rounded to the cent: total payments minus price. Null where a
 * figure is unknown or the price exceeds the payments.
 */
export function debtInterest(
  price: DecimalText | null,
  paidUntilDue: DecimalText | null,
  quantity = 1,
): DecimalText | null {
  if (price === null || paidUntilDue === null || compare(paidUntilDue, price) < 0) return null;
  return roundToCents(multiply(subtract(paidUntilDue, price), String(quantity)));
}
