import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { CallOver, CommitUnknown, inMemory, openStore, type Store } from '../store/index.ts';
import { bankAccount, openTestSandbox, refusalBody } from '../testSandbox.fixture.ts';

const share = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
const openDatabase = () => openStore({ dataDir: inMemory, databaseUrl: null });

/** Opens a sandbox whose store can be changed by the test. */
async function open() {
  const store = await openDatabase();
  const changed: Store = { ...store };
  const kit = await openTestSandbox({ openDatabase: async () => changed });
  onTestFinished(() => kit.sandbox.close());
  return { kit, store, changed, token: await kit.newcomerWithCode() };
}

/** Each write that needs room in the database. */
const writes = [
  ['/stock/success/deal/buy', share],
  ['/stock/success/bank/add', bankAccount],
  ['/stock/success/user_message/send', { message: 'Hola' }],
  ['/stock/success/collection/add', { symbol: 'ACME' }],
] as const;

test('on a full disk every write is refused with a reason, and reads succeed', async () => {
  const { kit, store, token } = await open();
  await sql`create function fail_as_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
    store.db,
  );
  // `cascade` also drops the triggers, because the next in-memory database reuses the tables.
  onTestFinished(
    async () => void (await sql`drop function fail_as_full cascade`.execute(store.db)),
  );
  for (const table of ['entries', 'cards', 'messages', 'favourites']) {
    await sql`create trigger full_disk before insert on ${sql.table(table)}
      execute function fail_as_full()`.execute(store.db);
  }
  for (const [path, body] of writes) {
    const { status, body: answer } = await kit.post(path, body, token);
    expect([path, status, answer]).toEqual([
      path,
      200,
      refusalBody({ code: 'busy', values: { reason: 'storage' } }),
    ]);
  }
  expect(await kit.balance(token)).toBe('25000.00');
  expect(kit.faults).toEqual([]);
});

test('an order whose commit is unknown is answered as in progress, and is reported', async () => {
  const { kit, store, changed, token } = await open();
  const lost = new CommitUnknown('The connection broke during a commit.');
  const failures = [lost, new CallOver()];
  changed.transaction = () => Promise.reject(failures.shift());
  const headers = { 'Idempotency-Key': '5f0c1b52-7a55-4b6e-9a2e-0f6a2c1d9b01' };
  const send = () => kit.post('/stock/success/deal/buy', share, token, headers);
  const unknown = await send();
  expect([unknown.status, unknown.body]).toEqual([200, refusalBody('in-progress')]);
  expect(kit.faults).toContain(lost);
  changed.transaction = (work) => store.transaction(work);
  expect((await send()).body).toMatchObject({ msg: 'ok' });
});

test('a change without a key whose commit is unknown is answered with HTTP 500', async () => {
  const { kit, changed, token } = await open();
  changed.transaction = () => Promise.reject(new CommitUnknown('It broke.'));
  expect((await kit.post('/stock/success/bank/add', bankAccount, token)).status).toBe(500);
});
