import { type BillMonth, billMonths, type Store } from '../store/index.ts';

/** How far Mexico City is from UTC, in milliseconds; it has had no summer time since 2022. */
const offsetMs = -6 * 3_600_000;

/** A month of an account; amounts in cents, income and expense without sign. */
export interface Statement extends BillMonth {
  /** The balance before its first change. */
  opening: bigint;
  /** The balance after its last change. */
  closing: bigint;
}

/** When a month, `YYYY-MM`, begins and the next one does, in epoch milliseconds. */
export function stretchOf(month: string): { from: number; to: number } {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, nth - 1) - offsetMs, to: Date.UTC(year, nth) - offsetMs };
}

/** The month, `YYYY-MM`, of a moment in epoch milliseconds. */
export function monthOf(at: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 7);
}

/** Every month from the first movement of the customer's cash to the one under way, newest first. */
export async function statementsOf(
  { db }: Pick<Store, 'db'>,
  customerId: string,
  now: number,
): Promise<readonly Statement[]> {
  const moved = await billMonths(db, customerId, offsetMs);
  const byMonth = new Map(moved.map((month) => [month.month, month]));
  const [first] = moved;
  if (first === undefined) return [];
  // A movement may be booked for a moment that the clock has not come to.
  const last = [monthOf(now), ...byMonth.keys()].toSorted().at(-1) ?? first.month;
  const statements: Statement[] = [];
  let opening = 0n;
  for (let month = first.month; month <= last; month = monthOf(stretchOf(month).to)) {
    const none = { month, income: 0n, expense: 0n, count: 0n };
    const { income, expense, count } = byMonth.get(month) ?? none;
    const closing = opening + income - expense;
    statements.push({ month, income, expense, count, opening, closing });
    opening = closing;
  }
  return statements.toReversed();
}
