import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

interface Case {
  readonly no: string;
  readonly state: string;
}

const opening = 'POST /stock/success/v2/case/open';
const open = (body: object) => upstream.call<Case>(opening, { token, body, key: randomUUID() });
const close = (no: string) =>
  upstream.call('POST /stock/success/v2/case/close', { token, body: { no } });
const list = async () =>
  (await upstream.call<{ rows: Case[] }>('GET /stock/success/v2/case/list', { token })).data.rows;

it('is announced by the settings', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value.split(', ')).toContain('cases');
});

it('opens a case about an operation, answers it, and closes it', async () => {
  const recharge = await upstream.call<{ no: string }>('POST /stock/success/v2/recharge/add', {
    token,
    body: { count: '5000' },
    key: randomUUID(),
  });
  const about = { kind: 'recharge', no: recharge.data.no, subject: 'not-received' };
  const { data } = await open({ ...about, message: 'No llegó.' });
  const chat = await upstream.call<{ rows: { case_no: string | null }[] }>(
    'GET /stock/success/user_message/list-message',
    { token, query: { peek: '1' } },
  );
  expect(chat.data.rows.map((row) => row.case_no)).toContain(data.no);
  upstream.pass(60_000);
  expect(await list()).toMatchObject([{ no: data.no, state: 'answered' }]);
  expect((await open(about)).data).toMatchObject({ no: data.no, state: 'answered' });
  expect(await close(data.no)).toMatchObject({ msg: 'ok' });
  expect(await list()).toMatchObject([{ no: data.no, state: 'closed' }]);
});

it('is refused without an operation, and with too long a message', async () => {
  const nothing = { kind: 'withdrawal', no: 'W-0', subject: 'other' };
  expect(await open(nothing)).toMatchObject({ msg: 'no', data: 'not-found' });
  const long = { ...nothing, message: 'x'.repeat(1001) };
  expect(await open(long)).toMatchObject({ msg: 'no', data: 'message-too-long' });
  expect(await close('7777-7777')).toMatchObject({ msg: 'no', data: 'not-found' });
});
