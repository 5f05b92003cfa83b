import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from './customer.ts';
import { type SandboxProcess, startSandbox } from './process.ts';
import { newDatabase } from './shared.ts';

// Callers who send as many calls as they can must not slow other customers down.

const rounds = Number(process.env['CORRO_HOSTILE_ROUNDS'] ?? 100);

let sandbox: SandboxProcess;
let quiet: string[];
let phones = 5_547_000_000;

const newcomer = () => newCustomer(sandbox, String((phones += 1)));

beforeAll(async () => {
  sandbox = await startSandbox({
    databaseUrl: await newDatabase('hostile'),
    callPoints: 1500,
  });
  quiet = await Promise.all([1, 2, 3].map(newcomer));
});
afterAll(() => sandbox.kill9());

/** Measures one call at a time of each well-behaved customer. Returns the milliseconds, sorted. */
async function times(): Promise<number[]> {
  const all: number[] = [];
  const timed = async (path: string, token: string) => {
    const began = performance.now();
    expect((await sandbox.get(path, token)).msg).toBe('ok');
    all.push(performance.now() - began);
  };
  for (let round = 0; round < rounds; round += 1) {
    const path = round % 4 === 0 ? '/v2/stock/list' : '/stock/success/v2/balance';
    await Promise.all(quiet.map((token) => timed(path, token)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return all.toSorted((one, other) => one - other);
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

test.each([
  ['one connection of a customer', 1, 1],
  ['forty connections of a customer', 40, 1],
  ['forty connections of forty customers', 40, 40],
])('%s with batches of charts do not slow the others down', async (_, connections, customers) => {
  const tokens = await Promise.all(Array.from({ length: customers }, newcomer));
  await times();
  const before = await times();
  const attackers = fork(new URL('hostile.ts', import.meta.url), [
    sandbox.base,
    tokens.join(','),
    String(connections),
  ]);
  await once(attackers, 'message');
  const during = await times();
  attackers.send('report');
  const [answers] = (await once(attackers, 'message')) as [Record<string, number>];
  attackers.kill('SIGKILL');
  process.stdout.write(
    `a call of the others takes ${median(before).toFixed(1)} ms, beside ${connections} hostile connections ` +
      `${median(during).toFixed(1)} ms (p95 ${before[Math.floor(before.length * 0.95)]?.toFixed(1)}, ` +
      `${during[Math.floor(during.length * 0.95)]?.toFixed(1)}); hostile answers: ${JSON.stringify(answers)}\n`,
  );
  expect(median(during)).toBeLessThan(3 * median(before));
});
