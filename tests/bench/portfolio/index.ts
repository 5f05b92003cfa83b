import { createSandbox, demoCustomer, inMemory, openStore, type Store } from '@corro/sandbox';
import { compare, median, type Row } from '../shared/rows.ts';

/** What the customer has done in a year, and with how many instruments. */
const [trades, kinds] = [5000, 30];
const begin = Date.UTC(2025, 10, 20, 15, 30);
const dayMs = 86_400_000;
const tradeMs = (365 * dayMs) / trades;
/** Before each of the two calls: the app reads a portfolio once a minute, and prices are others by then. */
const pollMs = 30_000;

const rounds = Number(process.env['BENCH_CALLS'] ?? 60);
const ranges = ['1d', '1w', '1m', '1y', 'max'] as const;
const limit = 3;

const settings = {
  dataDir: inMemory,
  databaseUrl: process.env['BENCH_DATABASE_URL'] ?? null,
  marketFeed: 'simulated',
  marketDataDir: null,
} as const;

let now = begin;
const clock = { now: () => now };

const repeat = () => () => undefined;

/** The customer of a sandbox, by whom calls are made. */
class Caller {
  readonly #sandbox: Awaited<ReturnType<typeof createSandbox>>;
  #token = '';

  static async open(store: Store): Promise<Caller> {
    const caller = new Caller(await createSandbox({ settings, clock, store, repeat }));
    await caller.logIn();
    return caller;
  }

  private constructor(sandbox: Awaited<ReturnType<typeof createSandbox>>) {
    this.#sandbox = sandbox;
  }

  async logIn(): Promise<void> {
    const { phone: user, password } = demoCustomer;
    const { token } = await this.call<{ token: string }>('/stock/user/login', { user, password });
    this.#token = token;
  }

  async call<Data>(path: string, body?: object): Promise<Data> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      token: this.#token,
    };
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const request = new Request(`http://sandbox/api${path}`, { ...init, headers });
    const response = await this.#sandbox.fetch(request);
    const answer = (await response.json()) as { msg: string; data: Data };
    if (answer.msg !== 'ok') throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  }

  /** Milliseconds from a call to its answer. */
  async time(path: string): Promise<number> {
    now += pollMs;
    const started = performance.now();
    await this.call(path);
    return performance.now() - started;
  }
}

/** Lets a year pass in which as much is bought as is sold, and an instrument is held once. */
async function liveThroughTheYear(caller: Caller): Promise<() => Promise<void>> {
  const { rows } = await caller.call<{ rows: { stock: string }[] }>(
    '/v2/stock/list?limit=100&market=US',
  );
  const symbols = rows.slice(0, kinds).map(({ stock }) => stock);
  const held: { no: string; symbol: string }[] = [];
  const priceOf = async (symbol: string) =>
    (await caller.call<{ price: string }>(`/v2/yahoo?symbol=${symbol}`)).price;
  const buy = async (symbol: string) => {
    const body = { tag: symbol, count: 1, price: await priceOf(symbol), mold: 'stock' };
    const { no } = await caller.call<{ no: string }>('/stock/success/deal/buy', body);
    held.push({ no, symbol });
  };
  let sold = '';
  const trade = async () => {
    const lot = held.length < symbols.length ? undefined : held.shift();
    if (lot === undefined) return buy(sold === '' ? (symbols[held.length] ?? '') : sold);
    const price = await priceOf(lot.symbol);
    await caller.call('/stock/success/deal/sell', { no: lot.no, price, sell_price: price });
    sold = lot.symbol;
  };
  for (let i = 0; i < trades; i += 1) {
    now = begin + i * tradeMs;
    if (i % 50 === 0) await caller.logIn();
    await trade();
  }
  now = begin + 365 * dayMs;
  await caller.logIn();
  return trade;
}

/**
 * Compares reading the portfolio of a customer with 5,000 trades in a year with reading the balance, by turns: again and
 * again, as the app does, and after each trade. What the first reading after a start takes is told without a limit.
 */
export default async function portfolio(): Promise<readonly Row[]> {
  const store = await openStore(settings, { wall: clock, time: clock });
  const caller = await Caller.open(store);
  const trade = await liveThroughTheYear(caller);
  const balance: number[] = [];
  const taken = new Map<string, number[]>();
  const measure = async (name: string, range: string) => {
    balance.push(await caller.time('/stock/success/v2/balance'));
    const ms = await caller.time(`/stock/success/v2/portfolio?range=${range}`);
    taken.set(name, [...(taken.get(name) ?? []), ms]);
  };
  for (const range of ranges) {
    // The first ones are for the compiler.
    for (let round = 0; round < 20; round += 1) await measure('', range);
    for (let round = 0; round < rounds; round += 1) await measure(range, range);
  }
  taken.delete('');
  for (let round = 0; round < rounds / 4; round += 1) {
    await trade();
    await measure('1y, after a trade', '1y');
  }
  const usual = median(balance);
  const rows = [...taken].map(([range, ms]) => compare(`${range}, ms`, median(ms), usual, limit));
  // By another store it is another process, which remembers nothing.
  const restarted = await Caller.open({ ...store });
  const first = await restarted.time('/stock/success/v2/portfolio?range=1y');
  await store.close();
  return [...rows, compare('1y, the first after a start, ms', first, usual, Infinity)];
}
