import { createSandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { call } from './sandboxAt.ts';
import { newDatabase } from './shared.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a statement carries the trace of its call', async () => {
  let underWay: string | null = null;
  const databaseUrl = await newDatabase('trace');
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const sandbox = await createSandbox({
    settings: { dataDir: 'memory://', databaseUrl, ...market },
    clock: Date,
    observer: { trace: () => underWay },
  });
  const client = new Client(databaseUrl);
  await client.connect();
  // Records statements that insert into the table of attempts.
  await client.query(`
    create table noted (statement text);
    create function note() returns trigger language plpgsql as $$
      begin insert into noted values (current_query()); return null; end $$;
    create trigger note after insert on attempts for each statement execute function note();
  `);
  const statementsOfLogin = async () => {
    const body = { user: '5599887766', password: 'not-this-one' };
    await call(sandbox, '/stock/user/login', null, body);
    const taken = 'delete from noted returning statement';
    return (await client.query<{ statement: string }>(taken)).rows.map((row) => row.statement);
  };
  const untraced = await statementsOfLogin();
  expect(untraced).not.toEqual([]);
  expect(untraced.join('\n')).not.toContain('traceparent');
  underWay = traceparent;
  const traced = await statementsOfLogin();
  expect(traced).not.toEqual([]);
  for (const statement of traced) {
    expect(statement).toContain(`/*traceparent='${traceparent}'*/ insert into`);
  }
  await client.end();
  await sandbox.close();
});
