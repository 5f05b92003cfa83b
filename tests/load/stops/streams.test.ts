import { get } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { prepareCustomers, type Prepared } from './customers.ts';
import { serve } from './served.ts';

// Nearly a hundred listen to prices on two processes, of which one is stopped and the other killed.

/** So many may register from one address. */
const customers = 6;
const streamsOfEach = 8;
const settings = { DRAIN_SECONDS: '0.3', STOP_SECONDS: '20' };

let prepared: Prepared;

beforeAll(async () => {
  prepared = await prepareCustomers('streams', customers);
});

/** A stream over a connection of its own: how many events came, and how it ended. */
function listen(url: string, token: string) {
  let events = 0;
  const ended = new Promise<'whole' | 'cut'>((resolve) => {
    const path = '/api/v2/quotes/stream?symbols=VLTA,CUS500,USDMXN&every=1';
    const call = get(`${url}${path}`, { headers: { token }, agent: false }, (answer) => {
      answer.on('data', () => (events += 1));
      answer.once('end', () => resolve(answer.complete ? 'whole' : 'cut'));
      answer.once('error', () => resolve('cut'));
    });
    call.once('error', () => resolve('cut'));
  });
  return { events: () => events, ended };
}

test('streams end whole when their process stops, and hold it up by nothing', async () => {
  const { databaseUrl, tokens } = prepared;
  const environment = { DATABASE_URL: databaseUrl, ...settings };
  const [stopped, killed] = await Promise.all([serve(environment), serve(environment)]);
  const open = (url: string) =>
    tokens.flatMap((token) => Array.from({ length: streamsOfEach }, () => listen(url, token)));
  const leaving = open(stopped.url);
  const dying = open(killed.url);
  await expect
    .poll(() => [...leaving, ...dying].filter((one) => one.events() < 3).length, {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(0);

  const began = performance.now();
  stopped.signal('SIGTERM');
  const { code, said } = await stopped.ended;
  const stopMs = performance.now() - began;
  expect({ code, said }).toEqual({ code: 0, said: '' });
  const ends = await Promise.all(leaving.map((one) => one.ended));
  expect(new Set(ends)).toEqual(new Set(['whole']));

  const before = dying.map((one) => one.events());
  await expect
    .poll(() => dying.filter((one, at) => one.events() <= (before[at] ?? 0)).length, {
      timeout: 30_000,
      interval: 200,
    })
    .toBe(0);
  killed.signal('SIGKILL');
  await killed.ended;
  expect(new Set(await Promise.all(dying.map((one) => one.ended)))).toEqual(new Set(['cut']));
  process.stdout.write(`${leaving.length} streams, stopped in ${Math.round(stopMs)} ms\n`);
  expect(stopMs).toBeLessThan(300 + 10_000);
});
