import { sql } from 'kysely';

/** A clock, in epoch milliseconds. */
export interface Clock {
  now(): number;
}

/** How often the time is asked for. */
const everyMs = 1000;

/** A clock that differs by more is wrong. */
const toleranceMs = 2000;

/** Without an answer for so long, the database counts as out of reach. */
const silenceMs = 3000;

/** What the clock knows of the database and of the process's own clock. */
export interface ClockState {
  /** How far the process's clock is ahead of the database's, in milliseconds. */
  readonly aheadMs: number;
  readonly isRight: boolean;
  /** Whether the database has answered lately. */
  readonly isInTouch: boolean;
}

/**
 * The database's time, without a statement for each look: it is asked once a second and carried on by
 * a clock that only counts. Money's times come from it, so that of many processes none can be in
 * another time than the others, even if its own clock is wrong.
 */
export class DatabaseClock implements Clock {
  readonly #ask: () => Promise<number>;
  readonly #wall: Clock;
  readonly #onWrong: (aheadMs: number) => void;
  #timer: NodeJS.Timeout | null = null;
  /** The database's time when `performance.now()` was 0. */
  #origin = 0;
  #heardAt = Number.NEGATIVE_INFINITY;
  #aheadMs = 0;

  /**
   * @param ask the database's time, epoch milliseconds
   * @param wall the process's own clock, which is only compared
   * @param onWrong hears once of each time that the process's clock becomes wrong
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

  /** Asks for the first time, and from then on every second. Rejects as the database does. */
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

  /** The answer belongs to the middle of the time that it took. A slow one is too inexact for the time, but shows that the database is there. */
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

/** The database's time in epoch milliseconds, one for a whole statement: an index can be searched by it. */
export const databaseNow = sql<bigint>`(extract(epoch from now()) * 1000)::bigint`;
