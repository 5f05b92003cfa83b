import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { prepareCustomers } from './prepared.ts';
import { serve } from './served.ts';

test('an order that waits for a lock at the limit of a stop is answered as busy and not executed', async () => {
  const { databaseUrl, tokens } = await prepareCustomers('held', 1);
  const stopping = { DRAIN_SECONDS: '0', STOP_SECONDS: '2' };
  const server = await serve({ DATABASE_URL: databaseUrl, ...stopping });
  const [holding, looking] = [new Client(databaseUrl), new Client(databaseUrl)];
  await Promise.all([holding.connect(), looking.connect()]);
  await holding.query('begin');
  await holding.query('select * from accounts for update');

  const headers = { token: tokens[0] ?? '', 'content-type': 'application/json' };
  const listed = await fetch(`${server.url}/api/v2/stock/list?page=1&limit=1`, { headers });
  const { data } = (await listed.json()) as {
    data: { rows: { stock: string; prasent: string }[] };
  };
  const { stock: tag, prasent: price } = data.rows[0]!;
  const answer = fetch(`${server.url}/api/stock/success/deal/buy`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ tag, price, count: 1, mold: 'stock' }),
  });
  const waiting = `select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await looking.query(waiting)).rowCount === 0) await pause(10);

  server.signal('SIGTERM');
  expect(await (await answer).json()).toEqual({ msg: 'no', data: 'busy' });
  const said = 'Stopped at the limit, with 1 calls under way.\n';
  expect(await server.ended).toEqual({ code: 0, said });
  await holding.query('rollback');
  await pause(500);
  expect((await looking.query('select from orders')).rowCount).toBe(0);
  await Promise.all([holding.end(), looking.end()]);
});
