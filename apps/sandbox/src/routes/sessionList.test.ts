import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inMemory, openStore, type Store } from '../store/index.ts';
import { openForFile, openTestSandbox, refusalBody } from '../testSandbox.fixture.ts';

const kit = await openForFile();
const password = 'secret-7';
const minuteMs = 60_000;
const logout = { msg: 'logout', data: null };

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

const onAndroid = { browser: 'Chrome', system: 'Android', device: 'phone' };
const onWindows = { browser: 'Firefox', system: 'Windows', device: 'computer' };

interface Session {
  id: string;
  is_current: boolean;
  browser: string | null;
  used_at: string;
}

interface Device {
  token: string;
  device: string;
}

let phones = 5_530_000_000;

async function newcomer(): Promise<string> {
  phones += 1;
  const user = String(phones);
  await kit.post('/stock/user/reg', { user, password, code: 'CORRO' });
  return user;
}

async function login(user: string, agent: string, device?: string): Promise<Device> {
  const headers = { 'user-agent': agent };
  const body = { user, password, device };
  return (await kit.post('/stock/user/login', body, undefined, headers)).body?.data as Device;
}

const list = async (token: string) =>
  ((await kit.data('/stock/success/v2/session/list', token)) as { rows: Session[] }).rows;
const end = async (body: object, token: string) =>
  (await kit.post('/stock/success/v2/session/end', body, token)).body;
const leave = async (token: string) =>
  (await kit.post('/stock/success/v2/session/logout', {}, token)).body;
const balance = async (token: string) => (await kit.get('/stock/success/v2/balance', token)).body;
const noticesOf = async (token: string) =>
  ((await kit.data('/stock/success/v2/notice/list', token)) as { rows: { kind: string }[] }).rows;

test('lists device, start and last use of each session, and marks the current one', async () => {
  const user = await newcomer();
  const first = await login(user, android);
  kit.advance(5 * minuteMs);
  const second = await login(user, windows);
  kit.advance(90_000);
  expect(await list(first.token)).toMatchObject([
    {
      ...onAndroid,
      is_current: true,
      created_at: '2026-11-20T15:30:00.000Z',
      used_at: '2026-11-20T15:36:30.000Z',
    },
    {
      ...onWindows,
      is_current: false,
      created_at: '2026-11-20T15:35:00.000Z',
      used_at: '2026-11-20T15:35:00.000Z',
    },
  ]);
  kit.advance(minuteMs);
  expect((await list(second.token)).map((one) => one.is_current)).toEqual([true, false]);
});

test('stores the last use of a session once a minute', async () => {
  const { token } = await login(await newcomer(), android);
  const used = async () => (await list(token))[0]?.used_at;
  const before = await used();
  kit.advance(minuteMs - 1);
  expect(await used()).toBe(before);
  kit.advance(1);
  await balance(token);
  expect(Date.parse((await used())!) - Date.parse(before!)).toBe(minuteMs);
});

test.each([[''], ['Corriente/1.0 (Ola; Marea 3)'], ['<script>alert(1)</script>/1.0 x']])(
  'stores nothing about an unknown device: %j',
  async (agent) => {
    const { token } = await login(await newcomer(), agent);
    expect(await list(token)).toMatchObject([{ browser: null, system: null, device: null }]);
  },
);

describe('ending sessions', () => {
  test('one session ends it at once; a repeat finds none', async () => {
    const user = await newcomer();
    const [own, other, third] = [
      await login(user, android),
      await login(user, windows),
      await login(user, windows),
    ];
    const { id } = (await list(other.token)).find((one) => one.is_current)!;
    expect(await end({ id }, own.token)).toEqual({ msg: 'ok', data: null });
    expect(await balance(other.token)).toEqual(logout);
    expect(await balance(third.token)).toMatchObject({ msg: 'ok' });
    expect(await end({ id }, own.token)).toEqual(refusalBody('not-found'));
    expect(await list(own.token)).toHaveLength(2);
  });

  test('all other sessions keeps the current one', async () => {
    const user = await newcomer();
    const [own, other] = [await login(user, android), await login(user, windows)];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await end({ others: true }, own.token)).toEqual({ msg: 'ok', data: null });
      expect(await list(own.token)).toMatchObject([{ is_current: true }]);
    }
    expect(await balance(other.token)).toEqual(logout);
  });

  test.each([[{}], [{ others: false }], [{ id: 'x', others: true }]])(
    'ending sessions without naming one ends none: %j',
    async (body) => {
      const { token } = await login(await newcomer(), android);
      expect(await end(body, token)).toEqual(refusalBody('bad-request'));
      expect(await list(token)).toHaveLength(1);
    },
  );
});

describe('logging out', () => {
  test('ends only this session, at once', async () => {
    const user = await newcomer();
    const [own, other] = [await login(user, android), await login(user, windows)];
    expect(await leave(own.token)).toEqual({ msg: 'ok', data: null });
    expect(await balance(own.token)).toEqual(logout);
    expect(await leave(own.token)).toEqual(logout);
    expect(await list(other.token)).toHaveLength(1);
  });
});

describe('a login on a new device', () => {
  test('adds a notice with the name of the device, except for the first login', async () => {
    const user = await newcomer();
    const { token, device } = await login(user, android);
    expect(await noticesOf(token)).toEqual([]);
    await login(user, android, device);
    expect(await noticesOf(token)).toEqual([]);
    await login(user, windows);
    expect(await noticesOf(token)).toMatchObject([
      { kind: 'new-login', is_read: false, ...onWindows },
    ]);
  });

  test('adds a notice if its earlier session was ended from another device', async () => {
    const user = await newcomer();
    const own = await login(user, android);
    const other = await login(user, windows);
    const { id } = (await list(own.token)).find((one) => !one.is_current)!;
    await end({ id }, own.token);
    await login(user, windows, other.device);
    expect(await noticesOf(own.token)).toHaveLength(2);
    await end({ others: true }, own.token);
    await leave(own.token);
    const again = await login(user, android, own.device);
    expect(await noticesOf(again.token)).toHaveLength(2);
  });

  test('adds a notice after a password reset, which forgets every device', async () => {
    const user = await newcomer();
    const { token, device } = await login(user, android);
    await kit.setCode(token);
    const reset = { user, password: '135791', new_password: password };
    expect((await kit.post('/v2/user/forget', reset)).body?.msg).toBe('ok');
    const again = await login(user, android, device);
    expect(await noticesOf(again.token)).toMatchObject([{ kind: 'new-login' }]);
  });
});

test('a session ends after the configured idle time and is no longer listed', async () => {
  const idle = await openTestSandbox({ sessionIdleMs: 30 * minuteMs });
  try {
    const user = '5530000000';
    await idle.post('/stock/user/reg', { user, password, code: 'CORRO' });
    const [used, forgotten] = [await idle.login(user, password), await idle.login(user, password)];
    const status = async (token: string) =>
      (await idle.get('/stock/success/v2/balance', token)).body?.msg;
    idle.advance(29 * minuteMs);
    expect(await status(used)).toBe('ok');
    idle.advance(minuteMs);
    const { rows } = (await idle.data('/stock/success/v2/session/list', used)) as {
      rows: Session[];
    };
    expect(rows).toMatchObject([{ is_current: true }]);
    expect(await status(forgotten)).toBe('logout');
    idle.advance(30 * minuteMs);
    expect(await status(used)).toBe('logout');
  } finally {
    await idle.sandbox.close();
  }
});

test('the operator ends the sessions of one customer by the statement of the guide', async () => {
  let store: Store | undefined;
  const at = await openTestSandbox({
    openDatabase: async (clock) => {
      const opened = await openStore({ dataDir: inMemory, databaseUrl: null });
      store = { ...opened, clock };
      return store;
    },
  });
  try {
    const [token, other] = [await at.newcomer(), await at.newcomer()];
    const info = (await at.read('/v2/user/info', token)) as { user: string };
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
    const section = guide.split("## Ending a customer's sessions")[1] ?? '';
    const statement = /```sql\n([^]*?)```/.exec(section)?.[1] ?? '';
    await sql.raw(statement.replace('5512345678', info.user)).execute(store!.db);
    const balanceOf = async (by: string) => (await at.get('/stock/success/v2/balance', by)).body;
    expect(await balanceOf(token)).toEqual(logout);
    expect(await balanceOf(other)).toMatchObject({ msg: 'ok' });
  } finally {
    await at.sandbox.close();
  }
});
