import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
interface Answer {
  readonly msg: string;
  readonly data: unknown;
}

interface Lot {
  readonly no: string;
  readonly tag: string;
}

/**
 * Customers who read and trade continuously, each with one call at a time. They pause while the
 * target is null.
 */
export class Traffic {
  readonly #target: () => string | null;
  #isOver = false;
  calls = 0;
  /** Number of calls whose connection was refused. */
  refused = 0;
  longestMs = 0;
  /**
   * Calls with another status than 200, calls that are refused as busy, and calls whose connection
   * broke. Refused connections only count in `refused`.
   */
  readonly failures: string[] = [];
  /** Keys of successful orders. */
  readonly acknowledged: string[] = [];

  constructor(target: () => string | null) {
    this.#target = target;
  }

  /** Lets the customers with these tokens trade until `end`. */
  begin(tokens: readonly string[]): { end(): Promise<void> } {
    const trading = Promise.all(tokens.map((token, index) => this.#trade(token, index)));
    return {
      end: async () => {
        this.#isOver = true;
        await trading;
      },
    };
  }

  async #trade(token: string, index: number): Promise<void> {
    let lot: Lot | null = null;
    while (!this.#isOver) {
      await this.#call(token, '/stock/success/v2/balance');
      if (lot === null) lot = await this.#buy(token, index);
      else if (await this.#sell(token, lot)) lot = null;
    }
  }

  async #buy(token: string, index: number): Promise<Lot | null> {
    const listed = await this.#call(token, '/v2/stock/list?page=1&limit=50');
    if (listed === null) return null;
    const { rows } = listed.data as { rows: { stock: string; prasent: string }[] };
    const { stock: tag, prasent: price } = rows[index % rows.length]!;
    const body = { tag, price, count: 1, mold: 'stock' };
    const answer = await this.#call(token, '/stock/success/deal/buy', body);
    return answer?.msg === 'ok' ? { no: (answer.data as { no: string }).no, tag } : null;
  }

  /** Sells a lot; returns whether the sale succeeded. */
  async #sell(token: string, { no, tag }: Lot): Promise<boolean> {
    const quoted = await this.#call(token, `/v2/yahoo?symbol=${encodeURIComponent(tag)}`);
    if (quoted === null) return false;
    const { price } = quoted.data as { price: string };
    const body = { no, price, sell_price: price };
    const answer = await this.#call(token, '/stock/success/deal/sell', body);
    return answer?.msg === 'ok';
  }

  /**
   * Makes a call: POST with a key if there is a body, otherwise GET. Returns null without a target
   * and for a failed call; any other refusal is returned.
   */
  async #call(token: string, path: string, body?: object): Promise<Answer | null> {
    const url = this.#target();
    if (url === null) {
      await pause(5);
      return null;
    }
    const key = randomUUID();
    const post = { method: 'POST', body: JSON.stringify(body) };
    const headers = {
      token,
      ...(body === undefined ? {} : { 'idempotency-key': key, 'content-type': 'application/json' }),
    };
    const began = performance.now();
    try {
      const response = await fetch(`${url}/api${path}`, {
        headers,
        ...(body === undefined ? {} : post),
      });
      const text = await response.text();
      this.calls += 1;
      this.longestMs = Math.max(this.longestMs, performance.now() - began);
      if (response.status !== 200 || text.includes('"busy"')) {
        this.failures.push(`${path}: ${response.status} ${text.slice(0, 100)}`);
        return null;
      }
      const answer = JSON.parse(text) as Answer;
      if (body !== undefined && answer.msg === 'ok') this.acknowledged.push(key);
      return answer;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED') this.refused += 1;
      else this.failures.push(`${path}: ${code}`);
      return null;
    }
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? String(cause.code)
    : String(error);
}
