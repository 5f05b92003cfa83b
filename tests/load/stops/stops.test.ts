import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger, prepareDatabase } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type RealPostgres } from '../postgres.ts';
import { newcomerAt, sandboxAt } from '../sandboxAt.ts';
import { serve } from './served.ts';
import { Traffic } from './traffic.ts';

// A server is stopped again and again while customers trade, who do not care for /readyz.

const stops = Number(process.env['CORRO_STOPS'] ?? 5);
const settings = { DRAIN_SECONDS: '0.3', STOP_SECONDS: '10' };

let postgres: RealPostgres;
let databaseUrl: string;
let tokens: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.newDatabase('stops');
  await prepareDatabase({ dataDir: '', databaseUrl }, Date);
  const sandbox = await sandboxAt(databaseUrl, Date.now());
  tokens = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) => newcomerAt(sandbox, 5_580_000_000 + number)),
  );
  await sandbox.close();
});
afterAll(() => postgres.stop());

test(`${stops} stops under load cut no call`, async () => {
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
  expect(await auditLedger({ dataDir: '', databaseUrl })).toMatchObject({
    orders: traffic.acknowledged.length,
    sum: 0n,
    unbalanced: 0,
    drifted: 0,
    orphaned: 0,
    unexplained: 0,
    doubled: 0,
  });
});
