import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { purchase, shareBetween } from './customer.ts';
import { isUndecided, type Reply, type SandboxProcess } from './process.ts';

/** A call that has no answer yet; a retry uses the same key. */
interface Sent {
  path: string;
  body: object;
  key: string;
}

/** A customer who buys and sells continuously and records acknowledged orders. */
export class Trader {
  readonly token: string;
  readonly acknowledged: string[] = [];
  sent: Sent | null = null;
  repeated = 0;
  #nextRecharge = 0;
  constructor(token: string) {
    this.token = token;
  }

  async ask(sandbox: SandboxProcess, path: string, body: object): Promise<Reply> {
    this.sent = { path, body, key: randomUUID() };
    return this.deliver(sandbox, this.sent);
  }

  /** Repeats the call that has no answer yet. */
  async settle(sandbox: SandboxProcess): Promise<void> {
    if (this.sent === null) return;
    this.repeated += 1;
    await this.deliver(sandbox, this.sent);
  }

  async deliver(sandbox: SandboxProcess, { path, body, key }: Sent): Promise<Reply> {
    let reply = await sandbox.post(path, body, this.token, key);
    while (isUndecided(reply)) {
      this.repeated += 1;
      await pause(50);
      reply = await sandbox.post(path, body, this.token, key);
    }
    this.sent = null;
    if (reply.msg === 'ok') this.acknowledged.push((reply.data as { no: string }).no);
    return reply;
  }

  /**
   * Deposits money, at most once a minute. Each kill of the server leaves the trader with an unsold
   * lot, so without deposits the cash would run out.
   */
  async #recharge(sandbox: SandboxProcess): Promise<void> {
    if (Date.now() < this.#nextRecharge) return;
    await sandbox.post('/stock/success/v2/recharge/add', { count: '100000' }, this.token);
    this.#nextRecharge = Date.now() + 60_000;
  }

  /** Trades until the connection breaks or `isOver`. */
  async trade(sandbox: SandboxProcess, isOver = () => false): Promise<void> {
    try {
      await this.settle(sandbox);
      const newOrder = async () => purchase(await shareBetween(sandbox, this.token, 10, 100), 1);
      let order = await newOrder();
      while (!isOver()) {
        const bought = await this.ask(sandbox, '/stock/success/deal/buy', order);
        if (bought.msg !== 'ok') {
          if (bought.data === 'insufficient-funds') await this.#recharge(sandbox);
          await pause(10);
          order = await newOrder();
          continue;
        }
        const { no, price } = bought.data as { no: string; price: string };
        await this.ask(sandbox, '/stock/success/deal/sell', { no, price, sell_price: price });
      }
    } catch (error) {
      // Ignores a broken connection, because a kill causes it.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}
