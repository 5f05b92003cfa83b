import type { PositionType } from '@corro/domain';
import type { Posting, Trade } from '../../store/index.ts';
import { type Holding, holdingValue } from './worth.ts';
import type { History } from './history.ts';

interface ReplayedHolding extends Holding {
  type: PositionType;
}

/** Millionths of a dollar; null if the market has no price. */
export type PriceOf = (symbol: string) => bigint | null;

/** Value of a portfolio at a time. Amounts in cents. */
export interface PortfolioPoint {
  at: number;
  value: bigint;
  /** Deposits less withdrawals since the opening. */
  flows: bigint;
  /** Fees of trades since the opening. */
  fees: bigint;
  /** Interest of loans since the opening. */
  interest: bigint;
}

type Sums = Record<Posting['kind'], bigint>;

/** A customer's money and lots at one time, which can only move forward. Amounts in cents. */
export class Replay {
  readonly #history: History;
  readonly #sums: Sums = {
    cash: 0n,
    held: 0n,
    invested: 0n,
    funding: 0n,
    loans: 0n,
    fees: 0n,
    interest: 0n,
    repaid: 0n,
  };
  readonly #holdings = new Map<string, ReplayedHolding>();
  #postingCount = 0;
  #tradeCount = 0;

  constructor(history: History) {
    this.#history = history;
  }

  /** Applies all events up to and including a time in epoch milliseconds. */
  goTo(time: number): void {
    const { postings, trades } = this.#history;
    for (let posting = postings[this.#postingCount]; posting !== undefined && posting.at <= time;) {
      this.#sums[posting.kind] += posting.amount;
      posting = postings[++this.#postingCount];
    }
    for (let trade = trades[this.#tradeCount]; trade !== undefined && trade.at <= time;) {
      this.#trade(trade);
      trade = trades[++this.#tradeCount];
    }
  }

  continueWith(history: History): Replay {
    const copy = new Replay(history);
    Object.assign(copy.#sums, this.#sums);
    for (const [symbol, holding] of this.#holdings) copy.#holdings.set(symbol, { ...holding });
    copy.#postingCount = this.#postingCount;
    copy.#tradeCount = this.#tradeCount;
    return copy;
  }

  /** Time of the last applied movement; -Infinity without one. */
  get lastMovementAt(): number {
    return this.#history.postings[this.#postingCount - 1]?.at ?? -Infinity;
  }

  /** Time of the next movement; Infinity without one. */
  get nextMovementAt(): number {
    return this.#history.postings[this.#postingCount]?.at ?? Infinity;
  }

  upcomingTrades(): readonly Trade[] {
    return this.#history.trades.slice(this.#tradeCount);
  }

  get sums(): Readonly<Sums> {
    return this.#sums;
  }

  /** Principal and interest of unpaid loans. The counter-account `loans` falls with each payout. */
  get owed(): bigint {
    const { loans, interest, repaid } = this.#sums;
    return interest - repaid - loans;
  }

  get holdings(): ReadonlyMap<string, ReplayedHolding> {
    return this.#holdings;
  }

  /** Returns assets minus loans, and the sums of deposits, fees and interest since the opening. */
  point(at: number, priceOf: PriceOf): PortfolioPoint {
    const { cash, held, invested, funding, fees, interest, repaid } = this.#sums;
    let value = cash + held + invested - this.owed;
    for (const [symbol, holding] of this.#holdings) value += holdingValue(holding, priceOf(symbol));
    // The counter-account `funding` falls with each deposit and rises with each withdrawal.
    // Interest is booked as a fee at the repayment, but owed from the payout on.
    return { at, value, flows: -funding, fees: fees - repaid, interest };
  }

  #trade({ symbol, type, quantity, cost }: Trade): void {
    const holding = this.#holdings.get(symbol);
    if (holding === undefined) this.#holdings.set(symbol, { type, quantity, cost });
    else {
      holding.quantity += quantity;
      holding.cost += cost;
      if (holding.quantity === 0n) this.#holdings.delete(symbol);
    }
  }
}
