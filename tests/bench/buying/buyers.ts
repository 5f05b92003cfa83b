import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newPhone } from '../../e2e/harness/accounts.ts';

/** How old the price of an order may be: a simulated one moves each second, and by half a per cent it may. */
const priceMs = 250;

/** Customers who buy one share each, one after the other, again and again. */
export class Buyers {
  readonly #url: string;
  readonly #tokens: readonly string[];
  /** A cheap one, so that their money lasts. */
  readonly #share: string;
  #next = 0;

  private constructor(url: string, tokens: readonly string[], share: string) {
    this.#url = url;
    this.#tokens = tokens;
    this.#share = share;
  }

  static async register(url: string, count: number): Promise<Buyers> {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push(await newToken(url));
    const path = '/v2/stock/list?page=1&limit=100&market=US';
    const { rows } = await read<{ rows: { stock: string; prasent: string }[] }>(url, path, tokens);
    const [cheapest] = rows.toSorted((one, other) => Number(one.prasent) - Number(other.prasent));
    return new Buyers(url, tokens, cheapest?.stock ?? '');
  }

  /** How many shares are bought in a second over so many connections. Throws for a refusal. */
  async rate(connections: number, seconds: number): Promise<number> {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const end = performance.now() + seconds * 1000;
    let body = await this.#order();
    let bought = 0;
    const keepPrice = async () => {
      while (performance.now() < end) {
        await pause(priceMs);
        body = await this.#order();
      }
    };
    const buyOn = async () => {
      while (performance.now() < end) {
        this.#next = (this.#next + 1) % this.#tokens.length;
        await buy(this.#url, { agent, token: this.#tokens[this.#next] ?? '', body });
        bought += 1;
      }
    };
    const begun = performance.now();
    await Promise.all([keepPrice(), ...Array.from({ length: connections }, buyOn)]);
    agent.destroy();
    return bought / ((performance.now() - begun) / 1000);
  }

  /** Of one share at the price of now, as JSON. */
  async #order(): Promise<string> {
    const path = `/v2/yahoo?symbol=${this.#share}`;
    const { price } = await read<{ price: string }>(this.#url, path, this.#tokens);
    return JSON.stringify({ tag: this.#share, price, count: 1, mold: 'stock' });
  }
}

async function read<Data>(url: string, path: string, [token = '']: readonly string[]) {
  const response = await fetch(`${url}/api${path}`, { headers: { token } });
  return ((await response.json()) as { data: Data }).data;
}

async function newToken(url: string): Promise<string> {
  const credentials = { user: newPhone(), password: 'secret-7' };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/stock/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: { token: string } }).data;
  };
  await post('reg', { ...credentials, code: 'CORRO' });
  return (await post('login', credentials)).token;
}

interface Order {
  readonly agent: Agent;
  readonly token: string;
  readonly body: string;
}

/** By `node:http`: what `fetch` takes for a call would be taken from the server, which shares the machine. */
function buy(url: string, { agent, token, body }: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      token,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    };
    const asked = request(
      `${url}/api/stock/success/deal/buy`,
      { method: 'POST', agent, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (text.includes('"msg":"ok"')) resolve();
          else reject(new Error(`An order was answered ${response.statusCode}: ${text}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
