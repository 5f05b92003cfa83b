import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { expectSound, prepareCustomers, type PreparedDatabase } from './prepared.ts';
import { serve } from './served.ts';
import { Traffic } from './traffic.ts';

// Stops a server under load, while customers ignore /readyz.

const stops = Number(process.env['CORRO_STOPS'] ?? 1);
const settings = { DRAIN_SECONDS: '0.3', STOP_SECONDS: '10' };

let prepared: PreparedDatabase;

beforeAll(async () => {
  prepared = await prepareCustomers('stops', 6);
});

test(`${stops} stops under load cut no call`, async () => {
  const { databaseUrl, tokens } = prepared;
  let target: string | null = null;
  const traffic = new Traffic(() => target);
  const trading = traffic.begin(tokens);
  let longestStopMs = 0;
  for (let stop = 0; stop < stops; stop += 1) {
    const server = await serve({ DATABASE_URL: databaseUrl, ...settings });
    target = server.url;
    const before = traffic.acknowledged.length;
    while (traffic.acknowledged.length < before + 10) await pause(5);
    const began = performance.now();
    server.signal('SIGTERM');
    const { code, said } = await server.ended;
    longestStopMs = Math.max(longestStopMs, performance.now() - began);
    expect({ code, said }).toEqual({ code: 0, said: '' });
  }
  await trading.end();
  process.stdout.write(
    `${stops} stops: ${traffic.calls} calls, ${traffic.failures.length} cut, ${traffic.refused} refused ` +
      `unsent, longest stop ${Math.round(longestStopMs)} ms\n`,
  );
  expect(traffic.failures).toEqual([]);
  expect(longestStopMs).toBeLessThan(300 + 10_000);
  await expectSound(databaseUrl, traffic.acknowledged.length);
});
