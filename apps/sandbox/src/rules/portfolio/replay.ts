import type { PositionType } from '@corro/domain';
import type { Moved, Traded } from '../../store/index.ts';
import { type Holding, worthOf } from '../prices.ts';
import type { History } from './history.ts';

/** What is held of an instrument, in all its lots. */
interface Held extends Holding {
  type: PositionType;
}

/** The price of an instrument in millionths of a dollar; null where the market has none. */
export type PriceOf = (symbol: string) => bigint | null;

type Sums = Record<Moved['kind'] | 'owed', bigint>;

/** A customer's money and lots as they were at a moment, which only moves on. Amounts in cents. */
export class Replay {
  readonly #history: History;
  readonly #sums: Sums = { cash: 0n, held: 0n, invested: 0n, funding: 0n, loans: 0n, owed: 0n };
  readonly #holdings = new Map<string, Held>();
  #moved = 0;
  #traded = 0;

  constructor(history: History) {
    this.#history = history;
  }

  /** Goes on to a time, in epoch milliseconds; what happened then has happened. */
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

  /** A copy of it that goes on with a history which begins with its own. */
  continuedBy(history: History): Replay {
    const copy = new Replay(history);
    Object.assign(copy.#sums, this.#sums);
    for (const [symbol, held] of this.#holdings) copy.#holdings.set(symbol, { ...held });
    copy.#moved = this.#moved;
    copy.#traded = this.#traded;
    return copy;
  }

  /** The time of the last movement that has happened; before all time where none has. */
  get cameTo(): number {
    return this.#history.moved[this.#moved - 1]?.at ?? -Infinity;
  }

  /** The time of the first movement that has not happened yet; after all time where there is none. */
  get goesOnAt(): number {
    return this.#history.moved[this.#moved]?.at ?? Infinity;
  }

  /** What is bought and sold after the time that it has come to. */
  tradesToCome(): readonly Traded[] {
    return this.#history.traded.slice(this.#traded);
  }

  get sums(): Readonly<Sums> {
    return this.#sums;
  }

  get holdings(): ReadonlyMap<string, Held> {
    return this.#holdings;
  }

  /** All that the customer has, less what is owed. */
  value(priceOf: PriceOf): bigint {
    const { cash, held, invested, owed } = this.#sums;
    let value = cash + held + invested - owed;
    for (const [symbol, holding] of this.#holdings) value += worthOf(holding, priceOf(symbol));
    return value;
  }

  /** What the customer has brought in, less what was taken out: the far end of it is `funding`. */
  flows(): bigint {
    return -this.#sums.funding;
  }

  #move({ kind, amount, interest }: Moved): void {
    this.#sums[kind] += amount;
    // A loan is paid out with a posting below zero and paid back with one above.
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
