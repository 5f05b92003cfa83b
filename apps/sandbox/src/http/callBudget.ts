import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SessionKey } from '../store/index.ts';

const windowSeconds = 10;

/**
 * Number of customers assumed to share one address, such as that of an office or of a mobile
 * network with few addresses.
 */
const customersPerAddress = 10;

/** Bytes of a computed answer that cost one more point. */
const bytesPerPoint = 16 * 1024;

/**
 * Delay of a refusal in milliseconds. It slows a caller that retries at once: answering such a
 * caller immediately would use the CPU time that the refusals save.
 */
const refusalDelayMs = 1000;

/** The caller has used up its points. */
export class TooManyCalls extends Error {
  override name = 'TooManyCalls';
  /** Whole seconds until calls are answered again. */
  readonly seconds: number;
  constructor(ms: number) {
    super('too many calls');
    this.seconds = Math.max(1, Math.ceil(ms / 1000));
  }
}

/** If one of these aborts, the delay of the refusal ends. */
type Signals = readonly AbortSignal[];

interface Caller {
  customerId: string;
  /** Null if unknown. */
  address: string | null;
}

/** Limits the CPU time of this process that one customer, or one address, can use. */
export class CallBudget {
  readonly #customers: RateLimiterMemory | null;
  readonly #addresses: RateLimiterMemory | null;

  /** @param points per customer and ten seconds; 0 for no limit */
  constructor(points: number) {
    const limiter = (max: number) =>
      points === 0 ? null : new RateLimiterMemory({ points: max, duration: windowSeconds });
    this.#customers = limiter(points);
    this.#addresses = limiter(points * customersPerAddress);
  }

  /** Counts a call from an address. Throws TooManyCalls. */
  async takeAddress(address: string | null, signals: Signals): Promise<void> {
    if (address !== null) await take(this.#addresses, address, signals);
  }

  /**
   * Refuses a session that `takeCustomer` has blocked, so that the session is not read from the
   * database. Throws TooManyCalls.
   */
  async checkSession(tokenHash: string, signals: Signals): Promise<void> {
    const budget = await this.#customers?.get(tokenHash);
    if (budget !== null && budget !== undefined) await refuse(budget.msBeforeNext, signals);
  }

  /**
   * Counts a call of a verified session. If the customer has no points left, blocks the session
   * until there are new ones and throws TooManyCalls.
   */
  async takeCustomer({ customerId, tokenHash }: SessionKey, signals: Signals): Promise<void> {
    try {
      await take(this.#customers, customerId, signals);
    } catch (error) {
      if (error instanceof TooManyCalls) await this.#customers?.block(tokenHash, error.seconds);
      throw error;
    }
  }

  /** Adds the points that a computed answer costs by its size in bytes. */
  async addAnswer({ customerId, address }: Caller, bytes: number): Promise<void> {
    const points = Math.floor(bytes / bytesPerPoint);
    if (points === 0) return;
    await this.#customers?.penalty(customerId, points);
    if (address !== null) await this.#addresses?.penalty(address, points);
  }
}

async function take(
  limiter: RateLimiterMemory | null,
  key: string,
  signals: Signals,
): Promise<void> {
  if (limiter === null) return;
  try {
    await limiter.consume(key);
  } catch (used) {
    if (!(used instanceof RateLimiterRes)) throw used;
    await refuse(used.msBeforeNext, signals);
  }
}

async function refuse(ms: number, signals: Signals): Promise<never> {
  const signal = AbortSignal.any([...signals]);
  await pause(refusalDelayMs, undefined, { signal }).catch(() => undefined);
  throw new TooManyCalls(ms - refusalDelayMs);
}
