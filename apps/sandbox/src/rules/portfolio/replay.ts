import type { PositionType } from '@corro/domain';
import type { Moved, Traded } from '../../store/index.ts';
import { type Holding, worthOf } from '../prices.ts';
import type { History } from './history.ts';

interface Held extends Holding {
  type: PositionType;
}

/** Millionths of a dollar; null if the market has no price. */
export type PriceOf = (symbol: string) => bigint | null;

type Sums = Record<Moved['kind'] | 'owed', bigint>;

/** A customer's money and lots at a moment that only moves forward. Amounts in cents. */
export class Replay {
  readonly #history: History;
  readonly #sums: Sums = { cash: 0n, held: 0n, invested: 0n, funding: 0n, loans: 0n, owed: 0n };
  readonly #holdings = new Map<string, Held>();
  #moved = 0;
  #traded = 0;

  constructor(history: History) {
    this.#history = history;
  }

  /** Applies all events up to and including a time in epoch milliseconds. */
  goTo(time: number): void {
    const { moved, traded } = this.#history;
    for (let one = moved[this.#moved]; one !== undefined && one.at <= time;) {
      this.#move(one);
      one = moved[++this.#moved];
    }
    for (let one = traded[this.#traded]; one !== undefined && one.at <= time;) {
      this.#trade(one);
      one = traded[++this.#traded];
    }
  }

  continuedBy(history: History): Replay {
    const copy = new Replay(history);
    Object.assign(copy.#sums, this.#sums);
    for (const [symbol, held] of this.#holdings) copy.#holdings.set(symbol, { ...held });
    copy.#moved = this.#moved;
    copy.#traded = this.#traded;
    return copy;
  }

  /** Time of the last applied movement; -Infinity without one. */
  get cameTo(): number {
    return this.#history.moved[this.#moved - 1]?.at ?? -Infinity;
  }

  /** Time of the next movement; Infinity without one. */
  get goesOnAt(): number {
    return this.#history.moved[this.#moved]?.at ?? Infinity;
  }

  tradesToCome(): readonly Traded[] {
    return this.#history.traded.slice(this.#traded);
  }

  get sums(): Readonly<Sums> {
    return this.#sums;
  }

  get holdings(): ReadonlyMap<string, Held> {
    return this.#holdings;
  }

  /** Assets less loans. */
  value(priceOf: PriceOf): bigint {
    const { cash, held, invested, owed } = this.#sums;
    let value = cash + held + invested - owed;
    for (const [symbol, holding] of this.#holdings) value += worthOf(holding, priceOf(symbol));
    return value;
  }

  /** Deposits less withdrawals, from the counter-account `funding`. */
  flows(): bigint {
    return -this.#sums.funding;
  }

  #move({ kind, amount, interest }: Moved): void {
    this.#sums[kind] += amount;
    // Payouts are negative postings, repayments positive.
    if (kind === 'loans') this.#sums.owed -= amount + (amount < 0n ? -interest : interest);
  }

  #trade({ symbol, type, quantity, cost }: Traded): void {
    const held = this.#holdings.get(symbol);
    if (held === undefined) this.#holdings.set(symbol, { type, quantity, cost });
    else {
      held.quantity += quantity;
      held.cost += cost;
      if (held.quantity === 0n) this.#holdings.delete(symbol);
    }
  }
}
