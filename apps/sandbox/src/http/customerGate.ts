import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Limits the concurrent calls of a customer in this process, so that one customer cannot use all
 * connections.
 */
export class CustomerGate {
  readonly #max: number;
  readonly #limits = new Map<string, LimitFunction>();

  constructor(max: number) {
    this.#max = max;
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(customerId) ?? pLimit(this.#max);
    this.#limits.set(customerId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(customerId);
    }
  }
}
