import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** An order of one share at the price of now, as JSON. */
export async function orderOfOne(url: string, token: string): Promise<string> {
  const listed = await fetch(`${url}/api/v2/stock/list?page=1&limit=1`, { headers: { token } });
  const { data } = (await listed.json()) as {
    data: { rows: { stock: string; prasent: string }[] };
  };
  const { stock: tag, prasent: price } = data.rows[0]!;
  return JSON.stringify({ tag, price, count: 1, mold: 'stock' });
}

/** Sends an order under the key and answers the text of the answer. */
export async function buy(
  url: string,
  token: string,
  { body, key }: { readonly body: string; readonly key: string },
  signal: AbortSignal | null = null,
): Promise<string> {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': key };
  const init = { method: 'POST', headers, body, signal };
  const response = await fetch(`${url}/api/stock/success/deal/buy`, init);
  return response.text();
}

/** Holds the rows of all accounts, so that every order waits. */
export class RowHolder {
  readonly #holding: Client;
  /** Within a transaction, Postgres would always tell who waited at first. */
  readonly #looking: Client;
  constructor(databaseUrl: string) {
    this.#holding = new Client(databaseUrl);
    this.#looking = new Client(databaseUrl);
  }

  async hold(): Promise<void> {
    await this.#holding.connect();
    await this.#looking.connect();
    await this.#holding.query('begin');
    await this.#holding.query('select * from accounts for update');
  }

  /** Waits until so many others wait for the rows. */
  async untilWaiting(wanted: number): Promise<void> {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    while (((await this.#looking.query(waiting)).rowCount ?? 0) < wanted) await pause(10);
  }

  async letGo(): Promise<void> {
    await this.#holding.query('rollback');
  }

  /** The keys of the orders that are committed. */
  async keys(): Promise<string[]> {
    const orders = 'select client_key from orders order by client_key';
    const { rows } = await this.#looking.query<{ client_key: string }>(orders);
    return rows.map((row) => row.client_key);
  }

  async end(): Promise<void> {
    await this.#holding.end();
    await this.#looking.end();
  }
}
