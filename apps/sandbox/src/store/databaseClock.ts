import { sql } from 'kysely';

/** Epoch milliseconds. */
export interface Clock {
  now(): number;
}

/** Interval between synchronisations. */
const everyMs = 1000;

/** Largest difference at which the process's clock counts as correct. */
const toleranceMs = 2000;

/** If the database has not answered for this time, it counts as unreachable. */
const silenceMs = 3000;

export interface ClockState {
  /** Milliseconds by which the process's clock is ahead. */
  readonly aheadMs: number;
  readonly isRight: boolean;
  readonly isInTouch: boolean;
}

/**
 * The database's time. It is read once a second and extrapolated by a monotonic clock. All times of
 * the ledger come from it, so that processes agree even if their own clocks are wrong.
 */
export class DatabaseClock implements Clock {
  readonly #ask: () => Promise<number>;
  readonly #wall: Clock;
  readonly #onWrong: (aheadMs: number) => void;
  #timer: NodeJS.Timeout | null = null;
  /** Database time, in epoch milliseconds, at the moment when `performance.now()` was 0. */
  #origin = 0;
  #heardAt = Number.NEGATIVE_INFINITY;
  #aheadMs = 0;

  /**
   * @param ask reads the database's time in epoch milliseconds
   * @param wall the process's own clock, which is only compared with the database's time
   * @param onWrong is called each time the process's clock becomes wrong
   */
  constructor(
    ask: () => Promise<number>,
    wall: Clock,
    onWrong: (aheadMs: number) => void = () => undefined,
  ) {
    this.#ask = ask;
    this.#wall = wall;
    this.#onWrong = onWrong;
  }

  /** Synchronises now and then every second. Rejects when the first query fails. */
  async start(): Promise<void> {
    await this.#synchronise();
    this.#timer = setInterval(() => void this.#synchronise().catch(() => undefined), everyMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  now(): number {
    return Math.floor(this.#origin + performance.now());
  }

  state(): ClockState {
    return {
      aheadMs: Math.round(this.#aheadMs),
      isRight: Math.abs(this.#aheadMs) <= toleranceMs,
      isInTouch: performance.now() - this.#heardAt <= silenceMs,
    };
  }

  /**
   * Takes the database's time as the time in the middle of the round trip. An answer that took long
   * is too inexact to set the time, but it shows that the database is reachable.
   */
  async #synchronise(): Promise<void> {
    const askedAt = performance.now();
    const time = await this.#ask();
    const heardAt = performance.now();
    const isFirst = this.#heardAt === Number.NEGATIVE_INFINITY;
    this.#heardAt = heardAt;
    if (!isFirst && heardAt - askedAt > everyMs) return;
    const middle = (askedAt + heardAt) / 2;
    this.#origin = time - middle;
    const wasRight = this.state().isRight;
    this.#aheadMs = this.#wall.now() - (this.#origin + heardAt);
    const { isRight, aheadMs } = this.state();
    if (wasRight && !isRight) this.#onWrong(aheadMs);
  }
}

/**
 * The database's time in epoch milliseconds, constant within a statement, so that an index can be
 * used.
 */
export const databaseNow = sql<bigint>`(extract(epoch from now()) * 1000)::bigint`;
