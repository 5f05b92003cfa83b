import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Session {
  readonly id: string;
  readonly is_current: boolean;
}

const list = async (by = token) => {
  const { data } = await upstream.call<{ rows: readonly Session[]; count: number }>(
    'GET /stock/success/v2/session/list',
    { token: by },
  );
  expect(data.count).toBe(data.rows.length);
  return data.rows;
};
const end = (body: object) => upstream.call('POST /stock/success/v2/session/end', { token, body });
const leave = (by: string) =>
  upstream.call('POST /stock/success/v2/session/logout', { token: by, body: {} });
const balance = async (by: string) => {
  const { status, msg } = await upstream.call('GET /stock/success/v2/balance', { token: by });
  return [status, msg];
};
const ended = [400, 'logout'];

it('is announced by the settings', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value.split(', ')).toContain('sessions');
});

it('lists what is open, ends one of it, and then all others', async () => {
  const [second, third, fourth] = [
    await upstream.login(),
    await upstream.login(),
    await upstream.login(),
  ];
  const rows = await list();
  expect(rows).toHaveLength(4);
  expect(rows.filter((row) => row.is_current)).toHaveLength(1);
  const { id } = (await list(second)).find((row) => row.is_current)!;
  expect(await end({ id })).toMatchObject({ msg: 'ok' });
  expect(await end({ id })).toMatchObject({ msg: 'no', data: 'not-found' });
  expect(await balance(second)).toEqual(ended);
  expect(await balance(third)).toEqual([200, 'ok']);
  expect(await end({ others: true })).toMatchObject({ msg: 'ok' });
  expect(await Promise.all([balance(third), balance(fourth)])).toEqual([ended, ended]);
  expect(await list()).toMatchObject([{ is_current: true }]);
});

it('tells of each login on a device that was not known', async () => {
  const { data } = await upstream.call<{ rows: readonly { kind: string }[] }>(
    'GET /stock/success/v2/notice/list',
    { token },
  );
  expect(data.rows.map(({ kind }) => kind)).toEqual(['new-login', 'new-login', 'new-login']);
});

it('ends by logging out', async () => {
  const other = await upstream.login();
  expect(await leave(other)).toMatchObject({ msg: 'ok' });
  expect(await balance(other)).toEqual(ended);
  expect(await balance(token)).toEqual([200, 'ok']);
});
