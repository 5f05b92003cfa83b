import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

const cancel = (kind: string, no: unknown, key = crypto.randomUUID()) =>
  upstream.call('POST /stock/success/v2/cancel', { token, key, body: { kind, no } });

const ask = async () => {
  const { data } = await upstream.call<{ no: string }>('POST /stock/success/v2/recharge/add', {
    token,
    key: crypto.randomUUID(),
    body: { count: '5000' },
  });
  return data.no;
};

const recharges = (query = {}) =>
  upstream.call('GET /stock/success/property/list', { token, query });

it('takes a cancellation once for its key, as the settings announce it', async () => {
  const { data: config } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  const announced = config.find(({ tag }) => tag === 'extensions')?.value.split(', ');
  expect(announced).toContain('cancel');
  const no = await ask();
  const key = crypto.randomUUID();
  expect(await cancel('recharge', no, key)).toMatchObject({
    msg: 'ok',
    data: { no, returned: '0.00' },
  });
  expect(await cancel('recharge', no, key)).toMatchObject({ msg: 'ok', data: { no } });
  expect(await cancel('recharge', no)).toMatchObject({ msg: 'no', data: 'already-cancelled' });
  expect((await recharges({ status: '4' })).data).toMatchObject({
    rows: [{ no, status: 4 }],
    count: 1,
  });
});

it('refuses an ended request, an unknown one, and an unknown kind', async () => {
  const no = await ask();
  upstream.pass(30_000);
  await recharges();
  expect(await cancel('recharge', no)).toMatchObject({ msg: 'no', data: 'too-late-to-cancel' });
  expect(await cancel('loan', no)).toMatchObject({ msg: 'no', data: 'not-found' });
  expect(await cancel('order', no)).toMatchObject({ status: 400, data: 'bad-request' });
});
