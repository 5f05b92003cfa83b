import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newPhone } from '../../e2e/harness/accounts.ts';
import { startPostgres } from '../../load/postgres.ts';
import { atLeast, atMost, median, type Row } from '../shared/rows.ts';
import { corroModule, Side } from '../shared/serverSide.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const connections = 32;
/**
 * Number of customers. It exceeds `connections`, so that no order waits for another order of the
 * same customer.
 */
const customers = 64;
/** Minimum number of orders a second. */
const limit = 700;
/**
 * Maximum CPU time of the server per order in milliseconds. With this time, one core executes
 * `limit` orders a second.
 */
const cpuLimit = 1000 / limit;
/**
 * Pause between two readings of the price that orders contain, in milliseconds. It is short,
 * because the simulated price changes every second, and an order at an old price may be refused.
 */
const priceMs = 250;

/**
 * Measures how many purchases a second one process executes over HTTP, on a durable Postgres, each in a transaction.
 */
export default async function buying(): Promise<readonly Row[]> {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: await postgres.newDatabase('orders'),
    MARKET_FEED: 'simulated',
    PORT: '3000',
  };
  const server = await Side.start(corroModule, 1, { env });
  try {
    const tokens: string[] = [];
    while (tokens.length < customers) tokens.push(await newToken(server.base));
    const buyers = { server, tokens, share: await cheapestShare(server.base, tokens) };
    await measure(buyers);
    const rates: number[] = [];
    const cpus: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { rate, cpu } = await measure(buyers);
      rates.push(rate);
      cpus.push(cpu);
    }
    return [
      atLeast(`orders a second over ${connections} connections`, median(rates), limit),
      atMost('CPU of the server for an order, ms', median(cpus), cpuLimit),
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

interface Buyers {
  readonly server: Side;
  readonly tokens: readonly string[];
  readonly share: string;
}

/** Returns orders a second and server CPU milliseconds per order. Throws if an order is refused. */
async function measure({ server, tokens, share }: Buyers) {
  const url = server.base;
  const order = async () => {
    const path = `/v2/yahoo?symbol=${share}`;
    const { price } = await read<{ price: string }>(url, path, tokens);
    return JSON.stringify({ tag: share, price, count: 1, mold: 'stock' });
  };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let body = await order();
  let bought = 0;
  const updatePrice = async () => {
    while (performance.now() < end) {
      await pause(priceMs);
      body = await order();
    }
  };
  const keepBuying = async () => {
    while (performance.now() < end) {
      const token = tokens[bought % tokens.length] ?? '';
      bought += 1;
      await buy(url, { agent, token, body });
    }
  };
  const cpuBefore = await server.cpu();
  const start = performance.now();
  await Promise.all([updatePrice(), ...Array.from({ length: connections }, keepBuying)]);
  agent.destroy();
  const rate = bought / ((performance.now() - start) / 1000);
  return { rate, cpu: ((await server.cpu()) - cpuBefore) / 1000 / bought };
}

async function read<Data>(url: string, path: string, [token = '']: readonly string[]) {
  const response = await fetch(`${url}/api${path}`, { headers: { token } });
  return ((await response.json()) as { data: Data }).data;
}

/** Finds the cheapest share, so that the customers' money lasts. */
async function cheapestShare(url: string, tokens: readonly string[]): Promise<string> {
  const path = '/v2/stock/list?page=1&limit=100&market=US';
  const { rows } = await read<{ rows: { stock: string; prasent: string }[] }>(url, path, tokens);
  const [cheapest] = rows.toSorted((left, right) => Number(left.prasent) - Number(right.prasent));
  return cheapest?.stock ?? '';
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

/** Sends an order with `node:http`, because `fetch` would take more CPU time from the server on the same machine. */
function buy(url: string, { agent, token, body }: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      token,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    };
    const address = `${url}/api/stock/success/deal/buy`;
    const call = request(address, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (text.includes('"msg":"ok"')) resolve();
        else reject(new Error(`An order was answered ${response.statusCode}: ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
