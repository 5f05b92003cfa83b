import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type SavedPasskey, TestPasskey } from '../../authenticator.fixture.ts';
import { instruments } from '../../testFeed.fixture.ts';
import { openTestSandbox, refusalBody } from '../../testSandbox.fixture.ts';
import { migrate } from '../migrate.ts';
import { audit, type Clock, inMemory, openStore, type Store } from '../index.ts';

// Upgrades the database of version 0.1.0. `fixtures/v0.1.0.sql.gz` is its pg_dump, with three
// customers: the demo customer after a year, with pending requests; a trader with 215 trades; and
// one who started over. `fixtures/v0.1.0.json.gz` has the answers of that version at the same
// moment, without current prices.

interface Answers {
  /** Time of the dump, epoch milliseconds. */
  at: number;
  token: string;
  /** Another session of the same customer, and one that was logged out. */
  otherToken: string;
  endedToken: string;
  traderToken: string;
  restartedToken: string;
  passkey: SavedPasskey;
  /** A purchase: its key, request and answer. */
  buyKey: string;
  buyBody: object;
  bought: { no: string };
  /** Answers of reads, by the path after `/stock/success`. */
  reads: Record<string, object>;
  /** Order lists by `mold`. */
  orders: Record<string, object>;
  trader: { balance: object; bill: object };
}

const unpacked = (name: string) =>
  gunzipSync(readFileSync(new URL(`fixtures/${name}.gz`, import.meta.url))).toString();
const old = JSON.parse(unpacked('v0.1.0.json')) as Answers;

/** Opens a database, replaces its tables by the dump, and migrates them. */
async function openUpgraded(time: Clock): Promise<Store> {
  const store = await openStore({ dataDir: inMemory, databaseUrl: null }, { time });
  await sql`drop schema public cascade`.execute(store.db);
  await sql`create schema public`.execute(store.db);
  for (const statement of unpacked('v0.1.0.sql').split(';\n').filter(Boolean)) {
    await sql.raw(statement).execute(store.db);
  }
  await migrate(store.db, { isShared: false });
  return store;
}

const [, share] = instruments;
let store: Store | undefined;
const kit = await openTestSandbox({
  openDatabase: async (clock) => (store = await openUpgraded({ now: () => clock.now() })),
  feedOf: (market) => ({
    ...market,
    instruments: () => [...market.instruments(), { ...share!, symbol: 'AUTR' }],
  }),
});
afterAll(() => kit.sandbox.close());
kit.setTime(old.at);
kit.prices.set('AUTR', '4.08');

const read = (path: string, token = old.token) => kit.data(`/stock/success${path}`, token);
const send = async (path: string, body: object, headers = {}) =>
  (await kit.post(`/stock/success${path}`, body, old.token, headers)).body;
const rowsAt = async (path: string) => (await read(path)) as { rows: Record<string, unknown>[] };

async function expectSoundLedger(): Promise<void> {
  const wrong = { sum: 0n, unbalanced: 0, drifted: 0, orphaned: 0, unexplained: 0, doubled: 0 };
  expect(await audit(store!.db)).toMatchObject(wrong);
}

test.each(Object.keys(old.reads))('%s gives the same answer as before', async (path) => {
  expect(await read(path)).toMatchObject(old.reads[path]!);
});

test.each(Object.keys(old.orders))('lists orders of the kind %s as before', async (mold) => {
  const { data } = (await send('/deal/list', { mold, limit: 100 })) ?? {};
  expect(data).toMatchObject(old.orders[mold]!);
});

test('each balance is the sum of its postings', async () => {
  await expectSoundLedger();
  const { rows } = await sql<{ cents: bigint }>`
    select sum(amount)::bigint as cents from postings join customers using (customer_id)
    where phone = '5500000001' and kind = 'cash'`.execute(store!.db);
  const { balance } = (await read('/v2/balance')) as { balance: string };
  expect(Math.round(Number(balance) * 100)).toBe(Number(rows[0]?.cents));
});

test('a long list has its later pages, and a restarted account is empty', async () => {
  expect(await read('/v2/balance', old.traderToken)).toEqual(old.trader.balance);
  const page = await read('/v2/bill?type=all&page=2&limit=50', old.traderToken);
  expect(page).toMatchObject(old.trader.bill);
  expect(await read('/v2/balance', old.restartedToken)).toEqual({ balance: '25000.00' });
  const lots = await read('/v2/transaction?type=stock', old.restartedToken);
  expect(lots).toMatchObject({ rows: [], count: 0 });
});

test('open sessions stay open, and an ended one stays ended', async () => {
  expect(await read('/v2/balance', old.otherToken)).toEqual(old.reads['/v2/balance']);
  const ended = await kit.get('/stock/success/v2/balance', old.endedToken);
  expect(ended.body?.msg).toBe('logout');
});

test('password and passkey log in', async () => {
  expect(await kit.login('5500000001', 'corro-demo')).not.toBe('');
  const { body } = await kit.post('/stock/user/passkey/options', {});
  const passkey = new TestPasskey(old.passkey).sign(body?.data as { challenge: string });
  const login = await kit.post('/stock/user/passkey/login', { passkey });
  expect(login.body).toMatchObject({ msg: 'ok', data: { token: expect.any(String) } });
});

test('serves a photo', async () => {
  const { id_number_img: url } = (await read('/autonomy/state')) as { id_number_img: string };
  const { status, headers } = await kit.get(url.replace('/api', ''), old.token);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a repeated purchase has its first answer, and its lot can be sold once', async () => {
  const repeated = await send('/deal/buy', old.buyBody, { 'Idempotency-Key': old.buyKey });
  expect(repeated).toEqual({ msg: 'ok', data: old.bought });
  expect(await read('/v2/balance')).toEqual(old.reads['/v2/balance']);
  const sale = { no: old.bought.no, price: '4.08', sell_price: '4.08' };
  expect(await send('/deal/sell', sale)).toMatchObject({ msg: 'ok', data: { total: '48.95' } });
  expect(await send('/deal/sell', sale)).toEqual(refusalBody('already-sold'));
});

test('pending requests complete', async () => {
  const minutes = 60_000;
  kit.advance(31 * minutes);
  await read('/v2/balance');
  const newest = async (path: string) => (await rowsAt(path)).rows[0];
  expect(await newest('/property/list')).toMatchObject({ count: '6000.00', status: 2 });
  expect(await newest('/property/withdraw')).toMatchObject({ count: '250.00', status: 'y' });
  expect(await newest('/loans/list')).toMatchObject({ count: '700.00', state: 4 });
  expect(await newest('/ipo/list')).toMatchObject({ tag: 'VALDRA', status: 2 });
  expect(await read('/autonomy/state')).toMatchObject({ status: 2 });
  const { rows } = await rowsAt('/user_message/list-message?peek=1');
  expect(rows.at(-1)).toMatchObject({ from: 'agent' });
  await expectSoundLedger();
});
