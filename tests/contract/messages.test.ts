import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Row {
  readonly message: string;
  readonly from: string;
  readonly client_key: string | null;
}

const send = (message: unknown, key = crypto.randomUUID() as string) =>
  upstream.call('POST /stock/success/user_message/send', { token, key, body: { message } });

const rows = async () => {
  const name = 'GET /stock/success/user_message/list-message';
  return (await upstream.call<{ rows: readonly Row[] }>(name, { token })).data.rows;
};

it('keeps what is sent as it was sent, and finds it by its key', async () => {
  const key = crypto.randomUUID();
  const text = '<b>¿Hola?</b>\n‮ 🙂 {n} %s';
  expect(await send(text, key)).toMatchObject({ msg: 'ok' });
  expect(await send(text, key)).toMatchObject({ msg: 'ok' });
  expect(await send('otra', key)).toMatchObject({ msg: 'no', data: 'duplicate-key' });
  expect(await rows()).toMatchObject([{ message: text, from: 'customer', client_key: key }]);
});

it('refuses what says nothing, and what says too much', async () => {
  expect(await send(' \n')).toMatchObject({ msg: 'no', data: 'empty-message' });
  expect(await send('x'.repeat(1001))).toMatchObject({ msg: 'no', data: 'message-too-long' });
  expect(await send(7)).toMatchObject({ status: 400, msg: 'no', data: 'bad-request' });
  expect(await rows()).toHaveLength(1);
});

it('counts what is unread', async () => {
  const name = 'GET /stock/success/user_message/unread-count';
  expect(await upstream.call(name, { token })).toMatchObject({ data: { unread_count: 0 } });
});
