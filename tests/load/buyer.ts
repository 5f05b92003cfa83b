import { setTimeout as pause } from 'node:timers/promises';
import { purchase, shareBetween } from './customer.ts';
import type { SandboxProcess } from './process.ts';

/** A customer who buys one share and sells it, again and again. */
export class Buyer {
  readonly token: string;
  /** Acknowledged orders. */
  orders = 0;
  /** Duration of each order, in milliseconds. */
  readonly times: number[] = [];
  /** Answers that are neither a success nor a changed price. */
  readonly failures: string[] = [];
  #lot: { no: string; tag: string } | null = null;
  constructor(token: string) {
    this.token = token;
  }

  /** Buys and sells until `count` more orders are acknowledged, or until `isOver`. */
  async buy(
    sandbox: () => SandboxProcess,
    count: number,
    isOver: () => boolean = () => false,
  ): Promise<void> {
    const end = this.orders + count;
    while (this.orders < end && !isOver()) {
      if (this.#lot === null) {
        const share = await shareBetween(sandbox(), this.token, 10, 100);
        const no = await this.#order(sandbox(), '/stock/success/deal/buy', purchase(share, 1));
        if (no !== null) this.#lot = { no, tag: share.tag };
      } else {
        const { no, tag } = this.#lot;
        const { data } = await sandbox().get(`/v2/yahoo?symbol=${tag}`, this.token);
        const { price } = data as { price: string };
        const body = { no, price, sell_price: price };
        if ((await this.#order(sandbox(), '/stock/success/deal/sell', body)) !== null) {
          this.#lot = null;
        }
      }
      await pause(10);
    }
  }

  /**
   * Places an order. Returns the order number; null if the price has changed or the order failed.
   */
  async #order(sandbox: SandboxProcess, path: string, body: object): Promise<string | null> {
    const began = performance.now();
    const { msg, data, text } = await sandbox.post(path, body, this.token);
    this.times.push(performance.now() - began);
    if (msg === 'ok') {
      this.orders += 1;
      return (data as { no: string }).no;
    }
    if (data !== 'price-changed') this.failures.push(`${path}: ${text.slice(0, 100)}`);
    return null;
  }
}
