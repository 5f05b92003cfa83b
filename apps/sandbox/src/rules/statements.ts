import { brokerOffsetMs } from '@corro/domain';
import { type BillMonth, billMonths, type Store } from '../store/index.ts';

/** A month of an account, in cents; income and expense have no sign. */
export interface Statement extends BillMonth {
  /** Balance before the first change. */
  opening: bigint;
  /** Balance after the last change. */
  closing: bigint;
}

/** Start and end of a month (`YYYY-MM`) in epoch milliseconds. */
export function stretchOf(month: string): { from: number; to: number } {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return {
    from: Date.UTC(year, nth - 1) - brokerOffsetMs,
    to: Date.UTC(year, nth) - brokerOffsetMs,
  };
}

/** Month (`YYYY-MM`) of a time in epoch milliseconds. */
export function monthOf(at: number): string {
  return new Date(at + brokerOffsetMs).toISOString().slice(0, 7);
}

/** Lists all months from the first movement to the current one, newest first. */
export async function statementsOf(
  store: Store,
  customerId: string,
  now: number,
): Promise<readonly Statement[]> {
  const moved = await billMonths(store, customerId);
  const byMonth = new Map(moved.map((month) => [month.month, month]));
  const [first] = moved;
  if (first === undefined) return [];
  // A movement's time may be ahead of this process's clock.
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
