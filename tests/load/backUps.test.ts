import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox, inMemory, type Sandbox } from '@corro/sandbox';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RealPostgres, startPostgres } from './postgres.ts';
import { freePort, initialise, launch, serverUser } from './postgresServer.ts';
import { call, newcomerAt } from './sandboxAt.ts';

// Tests that a back-up, made as docs/operating.md describes, restores every order, and that the restored ledger adds
// up.

interface Lot {
  readonly no: string;
}

interface Page<Row> {
  readonly rows: readonly Row[];
}

const market = { marketFeed: 'simulated', marketDataDir: null } as const;

function openSandbox(where: { dataDir: string; databaseUrl: string | null }): Promise<Sandbox> {
  return createSandbox({ settings: { ...where, ...market }, clock: Date });
}

async function buy(sandbox: Sandbox, token: string): Promise<string> {
  const path = '/v2/stock/list?market=US&page=1&limit=1';
  const { data } = await call<Page<{ stock: string; prasent: string }>>(sandbox, path, token);
  const [share] = data.rows;
  const order = { tag: share?.stock, count: 1, price: share?.prasent, mold: 'stock' };
  const answer = await call<Lot>(sandbox, '/stock/success/deal/buy', token, order);
  expect(answer).toMatchObject({ msg: 'ok' });
  return answer.data.no;
}

/** Lists the numbers of the customer's lots, in the order of the purchases. */
async function lots(sandbox: Sandbox, token: string): Promise<string[]> {
  const { data } = await call<Page<Lot>>(
    sandbox,
    '/stock/success/v2/transaction?type=stock',
    token,
  );
  return data.rows.map(({ no }) => no).toReversed();
}

const auditProgram = join(import.meta.dirname, '../../apps/server/src/audit.ts');

/** Runs `npm run audit:ledger` and returns its result. */
function audited(settings: Record<string, string>): Promise<object> {
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [auditProgram], { env }, (error, line, said) =>
      resolve({ code: error?.code ?? 0, said, ...JSON.parse(line || '{}') }),
    );
  });
}

async function query(url: string, sql: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql)).rows[0] ?? {};
  } finally {
    await client.end();
  }
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corro-backed-up-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a copy of a stopped data folder has every order', async () => {
  const dataDir = join(folder, 'data');
  const first = await openSandbox({ dataDir, databaseUrl: null });
  const token = await newcomerAt(first, 5_590_000_001);
  const before = await buy(first, token);
  await first.close();
  const copy = join(folder, 'copy');
  await cp(dataDir, copy, { recursive: true });
  const again = await openSandbox({ dataDir, databaseUrl: null });
  await buy(again, token);
  await again.close();

  expect(await audited({ DATA_DIR: copy })).toMatchObject({ code: 0, isSound: true, orders: 1 });
  const restored = await openSandbox({ dataDir: copy, databaseUrl: null });
  expect(await lots(restored, token)).toEqual([before]);
  await restored.close();
});

/** Folder of Debian's versions of Postgres. The npm package of Postgres has no `pg_dump`. */
const versions = '/usr/lib/postgresql';
const programs = (existsSync(versions) ? readdirSync(versions) : [])
  .map((version) => join(versions, version, 'bin'))
  .findLast((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_dump')));

test.skipIf(programs === undefined)(
  'the dump of the guide restores every order into another database',
  async () => {
    const bin = programs ?? '';
    const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
    const [, commands = ''] = /```sh\n(pg_dump [^]*?)```/.exec(guide) ?? [];
    const user = await serverUser();
    const data = join(folder, 'postgres');
    await chmod(folder, 0o755);
    await mkdir(data);
    if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
    await initialise(join(bin, 'initdb'), data, user);
    const port = await freePort();
    const server = await launch({ postgres: join(bin, 'postgres'), data, user, port });
    const urlOf = (name: string) => `postgresql://corro@127.0.0.1:${port}/${name}`;
    const databaseUrl = urlOf('postgres');

    const sandbox = await openSandbox({ dataDir: inMemory, databaseUrl });
    const token = await newcomerAt(sandbox, 5_590_000_003);
    const before = await buy(sandbox, token);
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'corro',
      DATABASE_URL: databaseUrl,
    };
    await promisify(execFile)('/bin/sh', ['-ec', commands], { cwd: folder, env });
    await buy(sandbox, token);
    await sandbox.close();

    const restoredUrl = urlOf('corro_restored');
    const sound = { code: 0, isSound: true, orders: 1 };
    expect(await audited({ DATABASE_URL: restoredUrl })).toMatchObject(sound);
    const restored = await openSandbox({ dataDir: inMemory, databaseUrl: restoredUrl });
    expect(await lots(restored, token)).toEqual([before]);
    await restored.close();
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    await exit;
  },
);

let postgres: RealPostgres;
let archive: string;

beforeAll(async () => {
  postgres = await startPostgres();
  archive = await mkdtemp(join(tmpdir(), 'corro-archive-'));
  // Postgres may run as another user, who must be able to write to this folder.
  await chmod(archive, 0o777);
  const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  await query(postgres.url, 'alter system set archive_mode = on');
  await query(postgres.url, `alter system set archive_command = '${command}'`);
  await postgres.restart('stopped');
});
afterAll(async () => {
  await postgres.stop();
  await rm(archive, { recursive: true, force: true });
});

test('a base back-up and the log restore a Postgres to its last state, or to a given time', async () => {
  const databaseUrl = await postgres.newDatabase('backed_up');
  const sandbox = await openSandbox({ dataDir: inMemory, databaseUrl });
  const token = await newcomerAt(sandbox, 5_590_000_002);
  const wanted = [await buy(sandbox, token)];
  const backUp = await postgres.backUp();
  wanted.push(await buy(sandbox, token));
  const { time = '' } = await query(databaseUrl, 'select clock_timestamp()::text as time');
  const unwanted = await buy(sandbox, token);
  await query(databaseUrl, 'select pg_switch_wal()::text');
  await sandbox.close();
  // Stops the server, which then archives the rest of its log. From here on the test treats this
  // server as destroyed.
  await postgres.restart('stopped');

  async function expectLots(settings: readonly string[], expected: readonly string[]) {
    const restored = await postgres.restore(backUp, [
      `restore_command = 'cp ${archive}/%f %p'`,
      'archive_mode = off',
      "recovery_target_action = 'promote'",
      ...settings,
    ]);
    const at = { dataDir: inMemory, databaseUrl: restored.at(databaseUrl) };
    const sound = { code: 0, isSound: true, orders: expected.length };
    expect(await audited({ DATABASE_URL: at.databaseUrl })).toMatchObject(sound);
    const there = await openSandbox(at);
    expect(await lots(there, token)).toEqual(expected);
    await there.close();
    await query(at.databaseUrl, 'update accounts set available = available + 1');
    const wrong = { code: 1, isSound: false, sum: 0, unbalanced: 0 };
    expect(await audited({ DATABASE_URL: at.databaseUrl })).toMatchObject(wrong);
    await restored.stop();
  }

  await expectLots([], [...wanted, unwanted]);
  await expectLots([`recovery_target_time = '${time}'`], wanted);
});
