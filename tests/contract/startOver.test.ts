import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

it('starts over once for its key, as the settings announce it', async () => {
  const { data: config } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  const announced = config.find(({ tag }) => tag === 'extensions')?.value.split(', ');
  expect(announced).toContain('startover');
  const recharge = () =>
    upstream.call('POST /stock/success/v2/recharge/add', {
      token,
      key: crypto.randomUUID(),
      body: { count: '5000' },
    });
  const startOver = (key: string) =>
    upstream.call('POST /stock/success/v2/start-over', { token, key, body: {} });
  const recharges = async () =>
    (await upstream.call('GET /stock/success/property/list', { token })).data;
  await recharge();
  const key = crypto.randomUUID();
  expect(await startOver(key)).toMatchObject({ msg: 'ok' });
  expect(await recharges()).toMatchObject({ rows: [], count: 0 });
  await recharge();
  expect(await startOver(key)).toMatchObject({ msg: 'ok' });
  expect(await recharges()).toMatchObject({ count: 1 });
});
