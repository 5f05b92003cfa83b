import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, purchase, shareBetween } from './customer.ts';
import { newDatabase } from './shared.ts';
import { startSandbox, type SandboxProcess } from './process.ts';

// How evenly orders are answered while thirty customers buy at once, on three processes and a real Postgres.

const buyers = 30;
/** Purchases of each; a customer has money for some fifty. */
const each = 25;

let sandboxes: SandboxProcess[] = [];

beforeAll(async () => {
  const databaseUrl = await newDatabase('latency');
  sandboxes = await Promise.all([1, 2, 3].map(() => startSandbox({ databaseUrl })));
});
afterAll(async () => {
  await Promise.all(sandboxes.map((one) => one.kill9()));
});

/** The value below which so many of a hundred lie. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}

test('of thirty buyers the slowest hundredth waits no more than three times as long as the middle', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < buyers; index += 1) {
    tokens.push(await newCustomer(sandboxes[index % 3]!, String(5_548_000_000 + index)));
  }
  const order = purchase(await shareBetween(sandboxes[0]!, tokens[0]!, 10, 100), 1);
  const times: number[] = [];
  async function buy(index: number, count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const began = performance.now();
      const { msg } = await sandboxes[index % 3]!.post(
        '/stock/success/deal/buy',
        order,
        tokens[index],
      );
      times.push(performance.now() - began);
      expect(msg).toBe('ok');
    }
  }
  const all = (count: number) => Promise.all(tokens.map((_, index) => buy(index, count)));
  // What is compiled and connected with the first calls is not part of the figure.
  await all(5);
  times.length = 0;
  await all(each);
  const [middle, slowest] = [percentile(times, 50), percentile(times, 99)];
  process.stdout.write(
    `${times.length} purchases: p50 ${middle.toFixed(1)} ms, p99 ${slowest.toFixed(1)} ms, ` +
      `ratio ${(slowest / middle).toFixed(2)}\n`,
  );
  expect(slowest).toBeLessThanOrEqual(3 * middle);
});
