import { expect, it } from 'vitest';
import { readContract } from '@corro/openapi/contract';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();
const contract = readContract();

interface Several {
  readonly answers: readonly { readonly status: number; readonly body: unknown }[];
}

it('answers each read as the contract has its own call', async () => {
  const calls = [
    'GET /v2/config',
    'GET /stock/category/list',
    'GET /stock/success/bank/list',
    'GET /stock/success/v2/notice/unread-count',
  ];
  for (const call of calls) {
    const read = `${call.slice('GET '.length)}?type=bank`;
    const query = { read };
    const { data } = await upstream.call<Several>('GET /v2/reads', { token, query });
    expect(data.answers).toHaveLength(1);
    for (const { status, body } of data.answers) {
      expect(contract.problemsOf(call, status, body)).toEqual([]);
    }
  }
});

it('refuses one in its place', async () => {
  const query = { read: '/stock/new/index?id=none' };
  const { data } = await upstream.call<Several>('GET /v2/reads', { token, query });
  expect(data.answers).toEqual([{ status: 200, body: { msg: 'no', data: 'not-found' } }]);
});

it('announces it', async () => {
  const { data } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(data.find(({ tag }) => tag === 'extensions')?.value.split(', ')).toContain('reads');
});
