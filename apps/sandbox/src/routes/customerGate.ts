import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Lets a customer have a few calls under way at a time, in this process; more wait their turn. So one
 * customer's calls take at most a part of the connections, however many there are.
 */
export class CustomerGate {
  readonly #most: number;
  readonly #limits = new Map<string, LimitFunction>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(customerId) ?? pLimit(this.#most);
    this.#limits.set(customerId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(customerId);
    }
  }
}
