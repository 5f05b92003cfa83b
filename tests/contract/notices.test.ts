import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly is_read: boolean;
  readonly no: string | null;
}

const list = async (query = {}) =>
  (
    await upstream.call<{ rows: readonly Notice[]; count: number }>(
      'GET /stock/success/v2/notice/list',
      { token, query },
    )
  ).data;
const unread = async () =>
  (await upstream.call<object>('GET /stock/success/v2/notice/unread-count', { token })).data;
const read = (body: object) => upstream.call('POST /stock/success/v2/notice/read', { token, body });

it('is announced by the settings', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value.split(', ')).toContain('notices');
});

it('tells of each thing that came to its end once, newest first, until it is read', async () => {
  expect(await list()).toEqual({ rows: [], count: 0 });
  const numbers = new Set<string | null>();
  for (const count of ['5000', '6000', '7013']) {
    const key = crypto.randomUUID();
    const call = { token, key, body: { count } };
    const { data } = await upstream.call<{ no: string }>(
      'POST /stock/success/v2/recharge/add',
      call,
    );
    numbers.add(data.no);
    upstream.pass(1000);
  }
  upstream.pass(20_000);
  const { rows } = await list();
  expect(rows.map(({ kind }) => kind)).toEqual(['deposit-failed', 'deposit-done', 'deposit-done']);
  expect(new Set(rows.map(({ no }) => no))).toEqual(numbers);
  expect(await unread()).toEqual({ unread_count: 3 });
  expect(await list({ page: '2', limit: '2' })).toEqual({ rows: [rows[2]], count: 3 });

  expect(await read({ id: rows[2]?.id })).toMatchObject({ msg: 'ok' });
  expect(await unread()).toEqual({ unread_count: 2 });
  expect(await read({ id: rows[0]?.id, and_older: true })).toMatchObject({ msg: 'ok' });
  expect(await unread()).toEqual({ unread_count: 0 });
  expect((await list()).rows.every((row) => row.is_read)).toBe(true);
});

it('does not know what was not told', async () => {
  expect(await read({ id: 'deposit-done-1' })).toMatchObject({ msg: 'no', data: 'not-found' });
});
