import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../postgresServer.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { expectSound, prepareCustomers, type PreparedDatabase } from './prepared.ts';
import { serve, type ServedCorro } from './served.ts';
import { Traffic } from './traffic.ts';

// Restarts three processes behind a load balancer one after the other, under load.

const rounds = Number(process.env['CORRO_ROUNDS'] ?? 1);

let prepared: PreparedDatabase;
let ports: number[];
let servers: ServedCorro[];
let balancer: Balancer;

const start = (port: number) =>
  serve({ DATABASE_URL: prepared.databaseUrl, PORT: String(port), DRAIN_SECONDS: '1' });

beforeAll(async () => {
  prepared = await prepareCustomers('rolling', 6);
  ports = [await freePort(), await freePort(), await freePort()];
  servers = await Promise.all(ports.map(start));
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  await balancer.stop();
  for (const server of servers) server.signal('SIGKILL');
});

test(`${rounds} rounds of restarts fail no call`, async () => {
  const traffic = new Traffic(() => balancer.url);
  const trading = traffic.begin(prepared.tokens);
  for (let restart = 0; restart < 3 * rounds; restart += 1) {
    const index = restart % 3;
    const before = traffic.acknowledged.length;
    while (traffic.acknowledged.length < before + 5) await pause(5);
    servers[index]?.signal('SIGTERM');
    expect(await servers[index]?.ended).toEqual({ code: 0, said: '' });
    const next = await start(ports[index] ?? 0);
    servers[index] = next;
    // Waits for the next checks of the load balancer, one every 100 ms.
    while ((await next.readiness()) !== 200) await pause(20);
    await pause(500);
  }
  await trading.end();
  process.stdout.write(
    `${rounds} rounds of three restarts: ${traffic.calls} calls, ${traffic.failures.length} failed, ` +
      `${traffic.acknowledged.length} orders, longest ${Math.round(traffic.longestMs)} ms\n`,
  );
  expect({ failures: traffic.failures, refused: traffic.refused }).toEqual({
    failures: [],
    refused: 0,
  });
  await expectSound(prepared.databaseUrl, traffic.acknowledged.length);
});
