import { audit } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SimulatedCustomer } from './customer.ts';
import { booksOf } from './happened.ts';
import { SimulatedNetwork, type NetworkFaults } from './network.ts';
import { randomFrom, type Random } from './random.ts';
import { SimulatedServer, type ServerFaults } from './server.ts';
import { startVirtualTime, watchStatements } from './time.ts';
import { Upstream } from './upstream.ts';
import { soundLedger } from '../load/soundLedger.ts';

/**
 * Range of the seeds. A seed determines the customers, phones, networks, three servers and all
 * faults. Only these are simulated; the rules, the client and the state machines are Corro's own.
 * `CORRO_SEED=7 npm run simulate` repeats one run.
 */
const [first, count] =
  process.env['CORRO_SEED'] === undefined
    ? [1, Number(process.env['CORRO_SEEDS'] ?? 10)]
    : [Number(process.env['CORRO_SEED']), 1];

/** Returns the start of a run. It is 21 days after the previous run, so that runs share no fund or offering. */
function startOf(seed: number): number {
  return Date.parse('2026-11-20T15:30:00Z') + seed * 21 * 86_400_000;
}

const welcomeCredit = 2_500_000n;

let upstream: Upstream;
beforeAll(async () => {
  watchStatements();
  upstream = await Upstream.open();
});
afterAll(() => upstream.store.close());

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

/** Runs a seed: first some minutes with faults, then minutes without faults, in which every order must end. */
async function run(seed: number) {
  const random = randomFrom(seed);
  const time = startVirtualTime(startOf(seed));
  const chance = vi.spyOn(Math, 'random').mockImplementation(() => random.next());
  try {
    const newServer = () => new SimulatedServer(upstream.store, random, serverFaults(random));
    const servers = [newServer(), newServer(), newServer()] as const;
    for (const server of servers) await server.start();
    const network = new SimulatedNetwork(servers, random, networkFaults(random));
    const accounts = [await upstream.newAccount(), await upstream.newAccount()];
    const customers = accounts.map((account) => new SimulatedCustomer(account, network, random));
    for (const customer of customers) await customer.load();
    for (let step = 0; step < 60; step += 1) {
      for (const customer of customers) await customer.act();
      await time.advance(random.between(20, 6000));
    }
    network.faults = noNetworkFaults;
    for (const server of servers) server.faults = noServerFaults;
    for (let step = 0; step < 60; step += 1) {
      if (customers.map((customer) => customer.rest()).every(Boolean)) break;
      await time.advance(10_000);
    }
    const restless = customers.filter((customer) => !customer.rest()).length;
    return { customers, servers, restless };
  } finally {
    chance.mockRestore();
    time.end();
  }
}

type Outcome = Awaited<ReturnType<typeof run>>;

/**
 * Expects that the app reported to each customer the outcomes in the database, and that no
 * idempotency key has more than one effect.
 */
async function verify({ customers, restless }: Outcome): Promise<void> {
  expect(restless).toBe(0);
  for (const { account, reported, confirmed, contradictions } of customers) {
    expect(contradictions).toEqual([]);
    const { orders, cash } = await booksOf(upstream.store, account.phone);
    const byKey = new Map(orders.map((order) => [order.key, order]));
    expect(byKey.size).toBe(orders.length);
    for (const [key, word] of reported) {
      const order = byKey.get(key);
      const happened = order === undefined || order.cash === null ? null : order.number;
      expect([key, happened]).toEqual([key, 'done' in word ? word.done : null]);
    }
    // Every order in the database was reported and confirmed. A confirmed order may be missing in
    // the database, because its call may not have reached the server.
    for (const key of byKey.keys()) expect([...reported.keys()]).toContain(key);
    for (const key of byKey.keys()) expect([...confirmed]).toContain(key);
    expect(orders.reduce((sum, order) => sum + (order.cash ?? 0n), welcomeCredit)).toBe(cash);
  }
}

/** Counts outcomes, orders and faults of a run. */
function countIn(sums: Map<string, number>, { customers, servers }: Outcome): void {
  const add = (what: string, n: number) => sums.set(what, (sums.get(what) ?? 0) + n);
  for (const { reported, trace } of customers) {
    const words = [...reported.values()];
    add('done', words.filter((word) => 'done' in word).length);
    add('refused', words.filter((word) => 'refused' in word).length);
    for (const line of trace) {
      const [, name = '', phase] = line.split(' ');
      if (phase === 'submitting') add(name, 1);
    }
  }
  for (const { kills, pauses, conflicts } of servers) {
    add('kills', kills);
    add('pauses', pauses);
    add('conflicts', conflicts);
  }
}

test(`${count} runs report the true outcome of each order, which happens once`, async () => {
  const sums = new Map<string, number>();
  for (let seed = first; seed < first + count; seed += 1) {
    const outcome = await run(seed);
    try {
      await verify(outcome);
    } catch (cause) {
      const trace = outcome.customers.map((customer) => customer.trace.join('\n')).join('\n\n');
      throw new Error(`Seed ${seed} fails: CORRO_SEED=${seed} repeats it.\n${trace}`, { cause });
    }
    countIn(sums, outcome);
  }
  expect(await audit(upstream.store.db)).toMatchObject({
    ...soundLedger,
  });
  const sold = await soldLots();
  expect(new Set(sold).size).toBe(sold.length);
  sums.set('sold', sold.length);
  process.stdout.write(`${count} runs: ${JSON.stringify(Object.fromEntries(sums))}\n`);
});

/** Reads the order numbers of the sold lots. */
async function soldLots(): Promise<readonly (string | null)[]> {
  const sales = upstream.store.db.selectFrom('orders').where('side', '=', 'sell');
  return (await sales.select('lot_number').execute()).map((sale) => sale.lot_number);
}

async function traceOf(seed: number): Promise<readonly (readonly string[])[]> {
  return (await run(seed)).customers.map((customer) => customer.trace);
}

test('a seed repeats its run', async () => {
  expect(await traceOf(first)).toEqual(await traceOf(first));
});
