import { audit, createSandbox, openStore, type Sandbox, type Store } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SimulatedCustomer } from './customer.ts';
import { SimulatedNetwork, type NetworkFaults } from './network.ts';
import { randomFrom, type Random } from './random.ts';
import { SimulatedServer, type ServerFaults } from './server.ts';
import { startVirtualTime } from './time.ts';

/**
 * Customers, phones, networks, three servers and their faults out of one seed, on the real rules, the real client and
 * the real machine. `CORRO_SEED=7 npm run simulate` repeats one run.
 */
const [first, count] =
  process.env['CORRO_SEED'] === undefined
    ? [1, Number(process.env['CORRO_SEEDS'] ?? 50)]
    : [Number(process.env['CORRO_SEED']), 1];

const start = Date.parse('2026-11-20T15:30:00Z');

let store: Store;
let direct: Sandbox;
let tokens: string[] = [];
let phones = 5_580_000_000;

beforeAll(async () => {
  store = await openStore({ dataDir: 'memory://', databaseUrl: null });
  const settings = {
    dataDir: 'memory://',
    databaseUrl: null,
    marketFeed: 'simulated',
    marketDataDir: null,
  } as const;
  direct = await createSandbox({ settings, clock: Date, store });
});
afterAll(() => store.close());

async function call<Data>(path: string, token: string | null, body?: object): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token === null ? {} : { token }),
  };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await direct.fetch(new Request(`http://any/api${path}`, { headers, ...init }));
  return ((await answer.json()) as { data: Data }).data;
}

async function newToken(): Promise<string> {
  phones += 1;
  const user = String(phones);
  const password = 'una-frase-larga-7';
  await call('/stock/user/reg', null, { user, password, code: 'CORRO' });
  return (await call<{ token: string }>('/stock/user/login', null, { user, password })).token;
}

interface Row {
  readonly no: string;
  readonly client_key: string;
  readonly price_all: string;
}

async function ordersOf(token: string): Promise<Row[]> {
  const body = { mold: 'stock', page: 1, limit: 100 };
  return (await call<{ rows: Row[] }>('/stock/success/deal/list', token, body)).rows;
}

const noServerFaults: ServerFaults = { pause: 0, kill: 0, conflict: 0 };
const noNetworkFaults: NetworkFaults = {
  lostRequest: 0,
  lostAnswer: 0,
  doubled: 0,
  slowestMs: 50,
};

function serverFaults(random: Random): ServerFaults {
  return {
    pause: random.pick([0, 0.05, 0.2]),
    kill: random.pick([0, 0.03, 0.1]),
    conflict: random.pick([0, 0.1, 0.4]),
  };
}

function networkFaults(random: Random): NetworkFaults {
  return {
    lostRequest: random.pick([0, 0.1, 0.4]),
    lostAnswer: random.pick([0, 0.1, 0.4]),
    doubled: random.pick([0, 0.1, 0.3]),
    slowestMs: random.pick([50, 1000, 9000]),
  };
}

/** Runs the world of one seed to its end: a few minutes full of faults, then as many without, in which every order must end. */
async function run(seed: number, [one, two]: readonly [string, string]) {
  const random = randomFrom(seed);
  const time = startVirtualTime(start);
  const chance = vi.spyOn(Math, 'random').mockImplementation(() => random.next());
  try {
    const newServer = () => new SimulatedServer(store, random, serverFaults(random));
    const servers = [newServer(), newServer(), newServer()] as const;
    for (const server of servers) await server.start();
    const network = new SimulatedNetwork(servers, random, networkFaults(random));
    const customers = [one, two].map((token) => new SimulatedCustomer(token, network, random));
    for (const customer of customers) await customer.load();
    for (let step = 0; step < 60; step += 1) {
      for (const customer of customers) await customer.act();
      await time.pass(random.between(20, 6000));
    }
    network.faults = noNetworkFaults;
    for (const server of servers) server.faults = noServerFaults;
    for (let step = 0; step < 60; step += 1) {
      if (customers.map((customer) => customer.rest()).every(Boolean)) break;
      await time.pass(10_000);
    }
    return {
      customers,
      servers,
      restless: customers.filter((customer) => !customer.rest()).length,
    };
  } finally {
    chance.mockRestore();
    time.end();
  }
}

/** What the app said is what happened, whatever it was; and no key has more than one effect. */
async function verify({ customers, restless }: Awaited<ReturnType<typeof run>>): Promise<void> {
  expect(restless).toBe(0);
  for (const { token, told, confirmed } of customers) {
    const orders = await ordersOf(token);
    const byKey = new Map(orders.map((order) => [order.client_key, order]));
    expect(byKey.size).toBe(orders.length);
    for (const [key, word] of told) {
      const happened = byKey.get(key);
      expect([key, happened?.no ?? null]).toEqual([key, 'done' in word ? word.done : null]);
    }
    // What was confirmed has been told of, but for reviews that never led to a call.
    for (const key of byKey.keys()) expect([...told.keys()]).toContain(key);
    expect([...byKey.keys()].every((key) => confirmed.has(key))).toBe(true);
    const spent = orders.reduce((sum, order) => sum + Number(order.price_all.replace('.', '')), 0);
    const { balance } = await call<{ balance: string }>('/stock/success/v2/balance', token);
    expect(Number(balance.replace('.', ''))).toBe(2_500_000 - spent);
  }
}

test(`of ${count} worlds each tells its customers what happened, and each order happens once`, async () => {
  const sums = { orders: 0, refused: 0, kills: 0, pauses: 0, conflicts: 0 };
  for (let seed = first; seed < first + count; seed += 1) {
    tokens = [await newToken(), await newToken()];
    const world = await run(seed, [tokens[0]!, tokens[1]!]);
    try {
      await verify(world);
    } catch (error) {
      const trace = world.customers.map((customer) => customer.trace.join('\n')).join('\n\n');
      throw new Error(`Seed ${seed} fails: CORRO_SEED=${seed} repeats it.\n${trace}`, {
        cause: error,
      });
    }
    for (const { told } of world.customers) {
      const words = [...told.values()];
      sums.orders += words.filter((word) => 'done' in word).length;
      sums.refused += words.filter((word) => 'refused' in word).length;
    }
    for (const { kills, pauses, conflicts } of world.servers) {
      sums.kills += kills;
      sums.pauses += pauses;
      sums.conflicts += conflicts;
    }
  }
  expect(await audit(store.db)).toMatchObject({
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    unexplained: 0,
    doubled: 0,
  });
  process.stdout.write(`${count} worlds: ${JSON.stringify(sums)}\n`);
});

async function traceOf(seed: number): Promise<readonly (readonly string[])[]> {
  const world = await run(seed, [await newToken(), await newToken()]);
  return world.customers.map((customer) => customer.trace);
}

test('a seed repeats its world', async () => {
  expect(await traceOf(first)).toEqual(await traceOf(first));
});
